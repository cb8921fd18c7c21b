import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { hasWeeklyFigure } from '@/domain/finance/offer/weekly-figure'
import type { Template } from '@/domain/flags/templates'
import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { vehicleCount } from '@/domain/vehicle/saved/saved-vehicles'
import { ResultsGrid } from '@/ui/search/results/ResultsGrid'
import SharePage from '@/ui/share/share-page.island'
import { ComparisonWarning } from '@/ui/vehicle/price/ComparisonWarning'
import UnlistedFavourites from './unlisted-favourites.island'

interface Props {
  vehicles: readonly StockHit[]
  /** All slugs in the URL, including vehicles that are no longer listed. */
  requested: readonly string[]
  card: CardOptions
  wording: string
  /** The small print of weekly figures; null where cards show none. */
  smallPrint: SmallPrint | null
  layout: Template['layout']
  now: Date
}

/** The vehicles in the URL, so that a shopper can share the list. */
export function WatchlistView({ vehicles, requested, card, wording, smallPrint, layout, now }: Props) {
  const gone = requested.length - vehicles.length
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">
          {vehicleCount(vehicles.length, wording)} saved.
          {gone > 0 && ` ${vehicleCount(gone, wording)} no longer listed.`}
          <UnlistedFavourites listed={requested} />
        </p>
        <SharePage label="Share this list" />
      </div>
      <ResultsGrid hits={vehicles} card={card} layout={layout} now={now} />
      <ComparisonWarning smallPrint={hasWeeklyFigure(vehicles) ? smallPrint : null} />
    </div>
  )
}
