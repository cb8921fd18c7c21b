import type { Picture } from '@/domain/content/picture'
import { type ImageCrop, type ImageWidth, imageSet } from '@/domain/images/image-set'
import { blurStyle } from './blur-style'

interface PhotoProps {
  picture: Picture
  /** The value of the `sizes` attribute, such as `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string
  widths?: readonly ImageWidth[]
  crop?: ImageCrop
  /** One of the page's first pictures: loaded eagerly with high priority. All others load lazily. */
  prioritised?: boolean
  /** Loads with the page in document order instead of lazily. */
  eager?: boolean
  className?: string
}

const WIDTHS: readonly ImageWidth[] = [320, 480, 800, 1280, 1920]

function heightOf({ width, height }: Picture, crop: ImageCrop | undefined): number {
  if (!crop) return height
  const [across = 1, down = 1] = crop.split(':').map(Number)
  return Math.round((width * down) / across)
}

/** A responsive picture with reserved space and a blurred placeholder. */
export function Photo({
  picture,
  sizes,
  widths = WIDTHS,
  crop,
  prioritised = false,
  eager = prioritised,
  className = '',
}: PhotoProps) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      {...imageSet(picture.source, widths, { crop, focus: picture.focus }, picture.cdn)}
      sizes={sizes}
      alt={picture.alt}
      width={picture.width}
      height={heightOf(picture, crop)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={prioritised ? 'high' : 'auto'}
      decoding="async"
      style={blurStyle(picture.blur)}
      className={`bg-cover ${className}`}
    />
  )
}
