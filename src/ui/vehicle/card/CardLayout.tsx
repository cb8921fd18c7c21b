import type { CardView } from '@/domain/stock/card/card-view'
import type { PlaceOfSale } from '@/domain/vehicle/sale/place-of-sale'
import type { PhotoPriority } from '@/ui/photos/photo-priority'
import { Icon } from '@/ui/primitives/Icon'
import { PriceFigures } from '../price/PriceFigures'
import KeepTools from '../saving/keep-tools.island'
import { CardDetails } from './CardDetails'
import { CardTagBadge } from './CardTagBadge'
import { PhotoStrip } from './PhotoStrip'

/** The width of a card's photo in a row that scrolls sideways. */
const IN_CAROUSEL = '(min-width: 24rem) 19rem, 82vw'

export interface CardLook {
  sizes?: string
  photo?: PhotoPriority
  /** `row`: photo, text and price side by side where there is room. `dense`: small, many per row. */
  look?: 'tile' | 'row' | 'dense'
  heading?: 'h2' | 'h3'
  /** Kilometres from the requested postcode. */
  distance?: number
}

interface Props extends CardLook {
  view: CardView
}

/**
 * A vehicle in a list. The whole card links to the vehicle's page, except the favourite and compare buttons.
 */
export function CardLayout({
  view,
  sizes = IN_CAROUSEL,
  photo = 'near',
  look = 'tile',
  heading: Heading = 'h3',
  distance,
}: Props) {
  const { photos, tag, saving, details, place, price, weekly, below } = view
  return (
    <article
      className="vehicle-card ground-paper"
      data-look={look}
      data-sold={photos.isSold ? '' : undefined}
    >
      <div className="card-photo">
        <PhotoStrip view={photos} sizes={sizes} turn={photo} />
        {tag && <CardTagBadge tag={tag} />}
        {saving && <KeepTools {...saving} place="card" />}
      </div>
      <div className="card-words">
        <Heading className="card-name">
          <a href={photos.path}>{photos.name}</a>
        </Heading>
        <CardDetails details={details} labelled={look === 'row'} />
        <CardPlace place={place} distance={distance} />
      </div>
      <PriceFigures price={price} weekly={weekly} below={below} place="card" />
    </article>
  )
}

/**
 * The dealership's badge and the location's name (CARD-01), with the distance after a search near a postcode.
 */
function CardPlace({ place, distance }: { place: PlaceOfSale; distance: number | undefined }) {
  const { dealership, location } = place
  return (
    <p className="card-place">
      <span className="dealership-badge">{dealership}</span>
      {location && (
        <span>
          <Icon name="map-pin" className="size-4" />
          <span>{location}</span>
        </span>
      )}
      {distance !== undefined && <span className="tabular">{distance} km away</span>}
    </p>
  )
}
