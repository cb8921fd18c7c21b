import { placeOfSale } from '@/domain/stock/place-of-sale'
import type { StockHit } from '@/domain/stock/search/result'
import { Icon } from '@/ui/primitives/Icon'

/** The dealership's badge and the location's name (CARD-01). */
export function CardPlace({ vehicle }: { vehicle: StockHit }) {
  const { dealership, location } = placeOfSale(vehicle)
  return (
    <p className="card-place">
      <span className="dealership-badge">{dealership}</span>
      {location && (
        <span className="card-location">
          <Icon name="map-pin" className="size-4" />
          {location}
        </span>
      )}
    </p>
  )
}
