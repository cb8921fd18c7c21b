import type { SmallPrint } from '@/domain/finance/small-print'
import type { Template } from '@/domain/flags/templates'
import { hasWeeklyFigure } from '@/domain/pricing/weekly-figure'
import { MOST_SAVED, vehicleCount } from '@/domain/stock/saved-vehicles'
import type { StockHit } from '@/domain/stock/search/result'
import { followHearts } from '@/ui/enhance/follow-hearts'
import { keptList } from '@/ui/enhance/kept-list'
import { PageScript } from '@/ui/enhance/PageScript'
import { sharePage } from '@/ui/enhance/share-page'
import { Button } from '@/ui/primitives/Button'
import { Icon } from '@/ui/primitives/Icon'
import { ResultsGrid } from '@/ui/search/ResultsGrid'
import { CardScripts } from '@/ui/vehicle/CardScripts'
import { ComparisonWarning } from '@/ui/vehicle/ComparisonWarning'
import type { CardSettings } from '@/ui/vehicle/card-settings'

interface Props {
  vehicles: readonly StockHit[]
  /** Of the vehicles that were asked for, those that are no longer listed. */
  gone: number
  settings: CardSettings & { readonly 'site.vehicleWording': string }
  /** What stands below weekly figures; null where cards tell none. */
  smallPrint: SmallPrint | null
  layout: Template['layout']
  now: Date
}

/** The vehicles that an address names, for the shopper who saved them and for whoever is sent the address. */
export function WatchlistView({ vehicles, gone, settings, smallPrint, layout, now }: Props) {
  const wording = settings['site.vehicleWording']
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-ink-2">
          {vehicleCount(vehicles.length, wording)} saved.
          {gone > 0 && ` ${vehicleCount(gone, wording)} no longer listed.`}
          {/* Not empty: development's framework, which hydrates, would take what a script put there away. */}
          <span data-watchlist-rest suppressHydrationWarning>
            {' '}
          </span>
        </p>
        <div className="flex items-center gap-3">
          <p role="status" data-share-status className="text-sm text-ink-3" />
          <Button look="secondary" icon={<Icon name="share" />} data-share hidden suppressHydrationWarning>
            Share this list
          </Button>
        </div>
      </div>
      <ResultsGrid hits={vehicles} settings={settings} layout={layout} now={now} />
      <ComparisonWarning smallPrint={hasWeeklyFigure(vehicles, settings) ? smallPrint : null} />
      <CardScripts />
      <PageScript run={followHearts} settings={{ most: MOST_SAVED }} parts={{ keptList }} />
      <PageScript run={sharePage} />
    </div>
  )
}
