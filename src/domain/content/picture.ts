/** A picture ready to be shown: its address on the website's own host, and its true size, so that its space is reserved. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
}

interface StoredPicture {
  filename?: string | null
  alt?: string | null
  width?: number | null
  height?: number | null
}

/** The picture of a stored upload; null when there is none, or when it was deleted and only its number is left. */
export function pictureOf(stored: number | StoredPicture | null | undefined): Picture | null {
  if (typeof stored !== 'object' || !stored?.filename || !stored.width || !stored.height) return null
  return {
    src: `/media/${encodeURIComponent(stored.filename)}`,
    alt: stored.alt ?? '',
    width: stored.width,
    height: stored.height,
  }
}
