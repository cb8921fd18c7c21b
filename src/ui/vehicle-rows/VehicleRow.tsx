import type { SmallPrint } from '@/domain/finance/small-print'
import { hasWeeklyFigure } from '@/domain/pricing/weekly-figure'
import type { StockHit } from '@/domain/stock/search/result'
import { ComparisonWarning } from '@/ui/vehicle/ComparisonWarning'
import type { CardSettings } from '@/ui/vehicle/card-settings'
import { VehicleCard } from '@/ui/vehicle/VehicleCard'

/** Cards in a row that scrolls sideways. */
export const rowClass =
  'cards carousel stock-row -mx-4 snap-x snap-mandatory gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:gap-6 sm:px-6 lg:mx-0 lg:px-0'

interface Props {
  vehicles: readonly StockHit[]
  settings: CardSettings
  /** What stands below weekly figures; null where cards tell none. */
  smallPrint: SmallPrint | null
  now: Date
  /** Of the cards. */
  heading: 'h2' | 'h3'
}

/**
 * Vehicles in a row that scrolls sideways by itself. What is fetched for another page, to stand in the place of a `LateRow`,
 * is found by `data-row`.
 */
export function VehicleRow({ vehicles, settings, smallPrint, now, heading }: Props) {
  return (
    <div data-row="">
      <ul className={rowClass}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id} className="snap-start">
            <VehicleCard vehicle={vehicle} settings={settings} now={now} heading={heading} />
          </li>
        ))}
      </ul>
      <ComparisonWarning smallPrint={hasWeeklyFigure(vehicles, settings) ? smallPrint : null} />
    </div>
  )
}
