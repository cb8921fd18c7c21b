import type { StockHit } from '@/domain/stock/search/results/result'
import { similarSearch } from '@/domain/stock/similar/similar-search'
import { similarApiPath, similarHeading, similarPath } from '@/domain/stock/similar/similar-words'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { CardSettings } from '@/ui/vehicle/card/card-settings'
import { RowHead } from './RowHead'
import { type PlaceholderSettings, rowPlaceholders } from './row-placeholders'
import { SearchForMore } from './SearchForMore'
import SimilarRow from './similar-row.island'
import { VehicleRow } from './VehicleRow'

interface Props {
  vehicle: Vehicle
  settings: CardSettings & PlaceholderSettings & { readonly 'site.vehicleWording': string }
  hasWeekly: boolean
  /** The vehicles; null when they load once the shopper is near (SIM-06). */
  similar: readonly StockHit[] | null
  /** Overrides the website's heading (SIM-01). */
  heading?: string | null
  now: Date
}

/**
 * Vehicles similar to the page's (SIM-01), in the HTML or loaded when the shopper is near. Renders nothing
 * when there are none.
 */
export function SimilarVehicles({ vehicle, settings, hasWeekly, similar, heading: own, now }: Props) {
  if (similar?.length === 0) return null
  const heading = own || similarHeading(vehicle, settings)
  const search = similarSearch(vehicle)
  if (similar === null) {
    return (
      <SimilarRow
        heading={heading}
        address={similarApiPath(vehicle)}
        page={similarPath(vehicle)}
        room={rowPlaceholders(settings, hasWeekly, search)}
      />
    )
  }
  return (
    <section className="container-page section-space vehicle-row">
      <RowHead heading={heading}>
        <SearchForMore href={search} />
      </RowHead>
      <VehicleRow vehicles={similar} settings={settings} now={now} heading="h3" />
    </section>
  )
}
