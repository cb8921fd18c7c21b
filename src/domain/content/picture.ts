import { type ImageCdn, type ImageFocus, type ImageSource, imageFocuses } from '@/domain/images/image-set'

/** A picture with its real size, so that the page reserves its space. */
export interface Picture {
  source: ImageSource
  alt: string
  width: number
  height: number
  /** A blurred preview as a data URL, shown until the picture has loaded. */
  blur: string | null
  cdn: ImageCdn | null
  /** The side that stays visible when the picture is cropped; the middle by default. */
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
  /** Set for websites that use an image CDN. */
  cdn?: ImageCdn | null
}

/** Returns null if there is no upload, or if it was deleted and only its id is left. */
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
