import type { Picture } from '@/domain/content/picture'
import { type ImageCrop, type ImageWidth, imageSet } from '@/domain/images/image-set'
import { blurStyle } from './blur-style'

interface PhotoProps {
  picture: Picture
  /** How wide it is shown, as the `sizes` attribute words it: `(min-width: 64rem) 33vw, 100vw`. */
  sizes: string
  widths?: readonly ImageWidth[]
  crop?: ImageCrop
  /** One of the first pictures of the page: fetched at once and before others. All others wait until they come into view. */
  prioritised?: boolean
  /** Fetched with the page, in its turn, rather than when it comes into view. */
  eager?: boolean
  className?: string
}

const WIDTHS: readonly ImageWidth[] = [320, 480, 800, 1280, 1920]

function heightOf({ width, height }: Picture, crop: ImageCrop | undefined): number {
  if (!crop) return height
  const [across = 1, down = 1] = crop.split(':').map(Number)
  return Math.round((width * down) / across)
}

/** A picture in the sizes a browser may choose from, whose space is reserved and blurred before it arrives. */
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
