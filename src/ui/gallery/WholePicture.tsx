import type { ImgHTMLAttributes } from 'react'
import { type ImageSource, type ImageWidth, imageSet } from '@/domain/images/image-set'
import { loadingAttributes, type PhotoPriority } from '@/ui/photos/photo-priority'

interface Props extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'onLoad' | 'style' | 'className'> {
  photo: ImageSource
  alt: string
  sizes: string
  widths: readonly ImageWidth[]
  cdn: string
  turn?: PhotoPriority
}

/** An uncropped picture of a vehicle. Hotspots are placed on it, and the viewer shows it whole. */
export function WholePicture({ photo, alt, sizes, widths, cdn, turn = 'near', ...image }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      {...imageSet(photo, widths, {}, { base: cdn, origin: '' })}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      {...loadingAttributes(turn)}
      decoding="async"
      draggable={false}
      {...image}
    />
  )
}
