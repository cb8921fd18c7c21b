import { type ImageCdn, type ImageFocus, type ImageSource, imageFocuses } from '@/domain/images/image-set'

/** A picture ready to be shown, with its true size, so that its space is reserved. */
export interface Picture {
  source: ImageSource
  alt: string
  width: number
  height: number
  /** A few blurred pixels as a data address, shown until the picture has arrived. */
  blur: string | null
  cdn: ImageCdn | null
  /** The side that stays in sight when it is cut; its middle unless said. */
  focus?: ImageFocus
}

/** An uploaded picture's document, or its row. */
export interface StoredPicture {
  filename?: string | null
  alt?: string | null
  width?: number | null
  height?: number | null
  blur?: string | null
  focus?: string | null
  /** Set when the document is read for a website that uses an image CDN. */
  cdn?: ImageCdn | null
}

/** The picture of a stored upload; null when there is none, or when it was deleted and only its number is left. */
export function pictureOf(stored: number | StoredPicture | null | undefined): Picture | null {
  if (typeof stored !== 'object' || !stored?.filename || !stored.width || !stored.height) return null
  const file = encodeURIComponent(stored.filename)
  return {
    source: { loader: `/image/media/${file}`, original: `/media/${file}` },
    alt: stored.alt ?? '',
    width: stored.width,
    height: stored.height,
    blur: stored.blur ?? null,
    cdn: stored.cdn ?? null,
    focus: imageFocuses.find((focus) => focus === stored.focus),
  }
}
