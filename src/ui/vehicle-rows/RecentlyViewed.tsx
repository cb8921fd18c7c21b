import type { SmallPrint } from '@/domain/finance/small-print'
import { viewedOf } from '@/domain/stock/kept-vehicle'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import type { Vehicle } from '@/domain/stock/vehicle'
import { MOST_VIEWED, RECENTLY_VIEWED } from '@/domain/stock/viewed-vehicles'
import { keptList } from '@/ui/enhance/kept-list'
import { PageScript } from '@/ui/enhance/PageScript'
import { showViewed } from '@/ui/enhance/rows/show-viewed'
import { CarouselButtons } from '@/ui/primitives/CarouselButtons'
import { LateRow, type LateRowSettings } from './LateRow'
import { LateScripts } from './LateScripts'
import { RowHead } from './RowHead'

interface Props {
  settings: LateRowSettings
  /** What stands below weekly figures; null where cards tell none. */
  smallPrint: SmallPrint | null
  /** The vehicle that is being looked at: it is noted, and not shown again. */
  viewing?: Vehicle
}

/**
 * The vehicles that the shopper looked at on this website, in this browser, as it remembers them; nothing without scripts and
 * while there are none.
 */
export function RecentlyViewed({ settings, smallPrint, viewing }: Props) {
  return (
    <section
      className="container-page section-space vehicle-row"
      data-late=""
      data-viewed=""
      data-car={viewing && JSON.stringify(viewedOf(viewing))}
      data-own=""
      hidden
      suppressHydrationWarning
    >
      <RowHead heading="Recently viewed">
        <button type="button" className="row-link" data-viewed-clear="">
          Clear<span className="sr-only"> recently viewed</span>
        </button>
      </RowHead>
      <CarouselButtons />
      <LateRow places={MOST_VIEWED} settings={settings} smallPrint={smallPrint} search={SEARCH_PATH} />
      <p role="status" tabIndex={-1} data-viewed-status="" className="text-ink-2" />
      <PageScript
        run={showViewed}
        settings={{ path: RECENTLY_VIEWED, most: MOST_VIEWED }}
        parts={{ keptList }}
      />
      <LateScripts />
    </section>
  )
}
