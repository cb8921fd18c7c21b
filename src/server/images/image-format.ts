/** What a picture is packed as, the smallest first. */
export const imageFormats = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
} as const

export type ImageFormat = keyof typeof imageFormats

/** The smallest format that a browser's `Accept` header names; JPEG, which all know, when it names neither. */
export function formatFor(accept: string | null): ImageFormat {
  if (accept?.includes(imageFormats.avif)) return 'avif'
  return accept?.includes(imageFormats.webp) ? 'webp' : 'jpeg'
}
