import type { ImageWidth } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { ownPhoto } from '@/domain/vehicle/photos/placeholder-image'
import { NewArrivalPicture } from './NewArrivalPicture'
import { PhotoImage } from './PhotoImage'
import type { PhotoTurn } from './photo-turn'

interface Props {
  /** Slug of the vehicle it is a photo of. */
  vehicle: string
  url: string | null
  alt: string
  /** How wide it is shown, as the `sizes` attribute words it. */
  sizes: string
  /** An external image CDN's address, if the site uses one. */
  cdn?: string
  blur?: string | null
  turn?: PhotoTurn
  widths?: readonly ImageWidth[]
  /** Drawn where there is no photo. */
  body?: string | null
  /** What is drawn there does not say that photos are on their way. */
  isSold?: boolean
}

const WIDTHS: readonly ImageWidth[] = [320, 480, 640, 960, 1280]

/** A vehicle's photo in a 3:2 frame whose space is reserved; without one, our own picture of a new arrival (CARD-10). */
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
