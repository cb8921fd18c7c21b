import { type ImageSource, type ImageWidth, imageSet } from '@/domain/images/image-set'
import { blurStyle } from '@/ui/primitives/pictures/blur-style'
import { loadingAttributes, type PhotoPriority } from './photo-priority'

export interface PhotoImageProps {
  photo: ImageSource
  alt: string
  sizes: string
  widths: readonly ImageWidth[]
  /** The base URL of an external image CDN; empty for none. */
  cdn: string
  turn?: PhotoPriority
  blur?: string | null
}

/** A vehicle's photo cropped to 3:2. Its space is reserved. */
export function PhotoImage({ photo, alt, sizes, widths, cdn, turn = 'near', blur = null }: PhotoImageProps) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      {...imageSet(photo, widths, { crop: '3:2' }, { base: cdn, origin: '' })}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      {...loadingAttributes(turn)}
      decoding="async"
      style={blurStyle(blur)}
      className="vehicle-photo"
    />
  )
}
