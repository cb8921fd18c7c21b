import { type ImageWidth, imageSet } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { fetching, type PhotoTurn } from '@/ui/vehicle/photo-turn'

interface Props {
  /** Slug of the vehicle it is a picture of. */
  vehicle: string
  url: string
  alt: string
  sizes: string
  widths: readonly ImageWidth[]
  cdn: string
  turn?: PhotoTurn
}

/** A picture of a vehicle as it was taken, cut at no side: hotspots are placed by it, and fullscreen shows all of it. */
export function WholePicture({ vehicle, url, alt, sizes, widths, cdn, turn = 'near' }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add 5 KB of client code to every page
    <img
      {...imageSet(stockPhoto(vehicle, url), widths, {}, { base: cdn, origin: '' })}
      sizes={sizes}
      alt={alt}
      width={600}
      height={400}
      {...fetching(turn)}
      decoding="async"
      draggable={false}
    />
  )
}
