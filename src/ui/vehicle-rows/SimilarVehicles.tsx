import { rowCards } from '@/domain/stock/card/row-answer'
import { rowPlaceholders } from '@/domain/stock/card/row-placeholders'
import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { similarSearch } from '@/domain/stock/similar/similar-search'
import { similarApiPath, similarPath } from '@/domain/stock/similar/similar-words'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { RowHead } from './RowHead'
import { SearchForMore } from './SearchForMore'
import SimilarRow from './similar-row.island'
import { VehicleRow } from './VehicleRow'

interface Props {
  vehicle: Vehicle
  card: CardOptions
  hasWeekly: boolean
  /** The vehicles; null when they load once the shopper is near (SIM-06). */
  similar: readonly StockHit[] | null
  heading: string
  now: Date
}

/**
 * Vehicles similar to the page's (SIM-01), in the HTML or loaded when the shopper is near. Renders nothing
 * when there are none.
 */
export function SimilarVehicles({ vehicle, card, hasWeekly, similar, heading, now }: Props) {
  if (similar?.length === 0) return null
  const search = similarSearch(vehicle)
  if (similar === null) {
    return (
      <SimilarRow
        heading={heading}
        address={similarApiPath(vehicle)}
        page={similarPath(vehicle)}
        room={rowPlaceholders(card, hasWeekly, search)}
      />
    )
  }
  return (
    <section className="container-page section-space vehicle-row">
      <RowHead heading={heading}>
        <SearchForMore href={search} />
      </RowHead>
      <VehicleRow cards={rowCards({ vehicles: similar, card, now })} heading="h3" />
    </section>
  )
}
