/** The formats that pictures are encoded in, smallest first. */
export const imageFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const

export type ImageFormat = keyof typeof imageFormats

/** The smallest format that a browser's `Accept` header names; JPEG, which every browser supports, when it names neither. */
export function formatFor(accept: string | null): ImageFormat {
  if (takes(accept, imageFormats.avif)) return 'avif'
  return takes(accept, imageFormats.webp) ? 'webp' : 'jpeg'
}

/** Whether the header names the type, and not with a weight of 0, which means "never". */
function takes(accept: string | null, type: string): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}
