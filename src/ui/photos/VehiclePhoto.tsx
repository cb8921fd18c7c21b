import type { ImageWidth } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { NewArrivalPicture } from './NewArrivalPicture'
import { PhotoImage } from './PhotoImage'
import type { PhotoPriority } from './photo-priority'

interface Props {
  vehicle: string
  url: string | null
  alt: string
  sizes: string
  /** The base URL of an external image CDN, if the site uses one. */
  cdn?: string
  blur?: string | null
  turn?: PhotoPriority
  widths?: readonly ImageWidth[]
  body?: string | null
  /** A sold vehicle's placeholder does not announce photos. */
  isSold?: boolean
}

const WIDTHS: readonly ImageWidth[] = [320, 480, 640, 960, 1280]

/** A vehicle's photo in a 3:2 frame with reserved space, or the new arrival placeholder (CARD-10). */
export function VehiclePhoto({
  vehicle,
  url,
  cdn = '',
  widths = WIDTHS,
  body = null,
  isSold = false,
  ...shown
}: Props) {
  const photo = ownPhoto(url)
  if (!photo) return <NewArrivalPicture body={body} isSold={isSold} />
  return <PhotoImage photo={stockPhoto(vehicle, photo)} cdn={cdn} widths={widths} {...shown} />
}
