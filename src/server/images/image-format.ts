/** What a picture is packed as, the smallest first. */
export const imageFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const

export type ImageFormat = keyof typeof imageFormats

/** The smallest format that a browser's `Accept` header names; JPEG, which all know, when it names neither. */
export function formatFor(accept: string | null): ImageFormat {
  if (takes(accept, imageFormats.avif)) return 'avif'
  return takes(accept, imageFormats.webp) ? 'webp' : 'jpeg'
}

/** Named, and not with a weight of 0, which says "never". */
function takes(accept: string | null, type: string): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((one) => /^q=0(\.0*)?$/.test(one))
  })
}
