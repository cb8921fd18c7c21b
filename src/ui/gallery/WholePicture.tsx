import type { ImgHTMLAttributes } from 'react'
import { type ImageSource, type ImageWidth, imageSet } from '@/domain/images/image-set'
import { fetching, type PhotoTurn } from '@/ui/photos/photo-turn'

interface Props extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'onLoad' | 'style' | 'className'> {
  photo: ImageSource
  alt: string
  sizes: string
  widths: readonly ImageWidth[]
  cdn: string
  turn?: PhotoTurn
}

/** A picture of a vehicle as it was taken, cropped at no side: hotspots are placed by it, and fullscreen shows all of it. */
export function WholePicture({ photo, alt, sizes, widths, cdn, turn = 'near', ...image }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      {...imageSet(photo, widths, {}, { base: cdn, origin: '' })}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      {...fetching(turn)}
      decoding="async"
      draggable={false}
      {...image}
    />
  )
}
