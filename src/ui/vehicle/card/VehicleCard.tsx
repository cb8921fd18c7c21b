import { weeklyFigure } from '@/domain/finance/offer/weekly-figure'
import { belowMarket } from '@/domain/pricing/below-market'
import { priceDisplay } from '@/domain/pricing/price-display'
import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { cardTag } from '@/domain/vehicle/card/card-tag'
import { placeOfSale } from '@/domain/vehicle/sale/place-of-sale'
import { isSold } from '@/domain/vehicle/sale/sold'
import type { PhotoPriority } from '@/ui/photos/photo-priority'
import { Icon } from '@/ui/primitives/Icon'
import { PriceFigures } from '../price/PriceFigures'
import { SaveButtons } from '../saving/SaveButtons'
import { CardDetails } from './CardDetails'
import { CardTagBadge } from './CardTagBadge'
import { PhotoStrip } from './PhotoStrip'

/** The width of a card's photo in a row that scrolls sideways. */
const IN_CAROUSEL = '(min-width: 24rem) 19rem, 82vw'

interface Props {
  vehicle: StockHit
  card: CardOptions
  /** The time for which "just arrived" is evaluated. */
  now: Date
  sizes?: string
  photo?: PhotoPriority
  /** `row`: photo, text and price side by side where there is room. `dense`: small, many per row. */
  look?: 'tile' | 'row' | 'dense'
  heading?: 'h2' | 'h3'
  /** Kilometres from the requested postcode. */
  distance?: number
}

/**
 * A vehicle in a list. The whole card links to the vehicle's page, except the favourite and compare buttons.
 */
export function VehicleCard({
  vehicle,
  card,
  now,
  sizes = IN_CAROUSEL,
  photo = 'near',
  look = 'tile',
  heading: Heading = 'h3',
  distance,
}: Props) {
  const tag = cardTag(vehicle, card, now)
  const price = priceDisplay(vehicle, card)
  return (
    <article
      className="vehicle-card ground-paper"
      data-look={look}
      data-sold={isSold(vehicle) ? '' : undefined}
    >
      <div className="card-photo">
        <PhotoStrip vehicle={vehicle} sizes={sizes} cdn={card.imageCdn} turn={photo} />
        {tag && <CardTagBadge tag={tag} />}
        <SaveButtons vehicle={vehicle} saving={card} />
      </div>
      <div className="card-words">
        <Heading className="card-name">
          <a href={vehicle.path}>{vehicle.name}</a>
        </Heading>
        <CardDetails vehicle={vehicle} chosen={card.details} labelled={look === 'row'} />
        <CardPlace vehicle={vehicle} distance={distance} />
      </div>
      <PriceFigures
        price={price}
        weekly={weeklyFigure(vehicle)}
        below={belowMarket(vehicle, price)}
        place="card"
      />
    </article>
  )
}

/**
 * The dealership's badge and the location's name (CARD-01), with the distance after a search near a postcode.
 */
function CardPlace({ vehicle, distance }: Pick<Props, 'vehicle' | 'distance'>) {
  const { dealership, location } = placeOfSale(vehicle)
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
