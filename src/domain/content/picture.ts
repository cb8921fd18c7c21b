import { type ImageCdn, type ImageFocus, type ImageSource, imageFocuses } from '@/domain/images/image-set'

/** Includes its real size, so that the page reserves its space. */
export interface Picture {
  source: ImageSource
  alt: string
  width: number
  height: number
  /** A blurred preview as a data URL. */
  blur: string | null
  cdn: ImageCdn | null
  /** The side that stays visible when it is cropped; the middle by default. */
  focus?: ImageFocus
}

/** An upload's document, or its database row. */
export interface StoredPicture {
  filename?: string | null
  alt?: string | null
  width?: number | null
  height?: number | null
  blur?: string | null
  focus?: string | null
  cdn?: ImageCdn | null
}

/** Null for no upload, and for one that was deleted and is only an id. */
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
