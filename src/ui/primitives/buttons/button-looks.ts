const looks = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
} as const

const sizes = { small: 'button-small', regular: '', large: 'button-large' } as const

export type ButtonLook = keyof typeof looks
export type ButtonSize = keyof typeof sizes

/** Returns the classes of a button or of a link that looks like one. Every size is at least 44 px high. */
export function buttonClass(look: ButtonLook, size: ButtonSize = 'regular', more = ''): string {
  return ['button', looks[look], sizes[size], more].filter(Boolean).join(' ')
}
