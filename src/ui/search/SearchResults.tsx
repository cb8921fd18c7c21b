import type { SmallPrint } from '@/domain/finance/small-print'
import type { Settings } from '@/domain/flags/catalogue'
import type { Template } from '@/domain/flags/templates'
import { hasWeeklyFigure } from '@/domain/pricing/weekly-figure'
import { budgetTerms } from '@/domain/stock/budget/budget'
import { isForNothing } from '@/domain/stock/budget/price-window'
import { type ActiveFilter, activeFilters } from '@/domain/stock/search/change-query'
import type { LandingNames } from '@/domain/stock/search/landing'
import { offersPageSize } from '@/domain/stock/search/page-sizes'
import type { SearchResult } from '@/domain/stock/search/result'
import { shownHits } from '@/domain/stock/search/sold-runs'
import type { StockQuery } from '@/domain/stock/search/stock-query'
import { usualSort } from '@/domain/stock/search/stock-scope'
import type { UnderstoodText } from '@/domain/stock/search/understand/understand-text'
import { Pagination } from '@/ui/primitives/Pagination'
import { ComparisonWarning } from '@/ui/vehicle/ComparisonWarning'
import type { CardSettings } from '@/ui/vehicle/card-settings'
import { ActiveFilters } from './ActiveFilters'
import { EmptyResults } from './EmptyResults'
import { FilterForm } from './FilterForm'
import { FilterPanel } from './FilterPanel'
import { PageSize } from './PageSize'
import { PastLastPage } from './PastLastPage'
import { type GridTile, ResultsGrid } from './ResultsGrid'
import { SearchFailure } from './SearchFailure'
import { SortControl } from './SortControl'
import { ViewSwitch } from './ViewSwitch'

type OwnSettings =
  | 'search.handlesSold'
  | 'search.clearFiltersPath'
  | 'search.hitsPerPage'
  | 'search.defaultSort'
  | 'price.offersSubscription'
  | 'search.priceSlider'
  | 'search.moneyQuickOptions'
  | 'site.vehicleWording'

export type SearchSettings = CardSettings & Pick<Settings, OwnSettings>

interface Props {
  query: StockQuery
  /** What the query's text was understood as. */
  reading?: Pick<UnderstoodText, 'parts' | 'words'>
  /** Kilometres from the postcode that was asked for, by location. */
  distances?: Readonly<Record<string, number>>
  result: SearchResult
  /** How many to say there are. */
  count: number
  /** Which models are whose. */
  makes: LandingNames['makes']
  settings: SearchSettings
  /** What stands below weekly figures; null where cards tell none. */
  smallPrint: SmallPrint | null
  layout: Template['layout']
  now: Date
  hrefOf: (query: StockQuery) => string
  tiles?: readonly GridTile[]
}

/** The filters, the order, the vehicles found and the way to the next page. */
export function SearchResults(props: Props) {
  const { query, reading, distances, result, count, makes, settings, smallPrint, layout, hrefOf } = props
  const clearHref = settings['search.clearFiltersPath']
  const filters = activeFilters(query, reading, makes)
  return (
    // The key: words above the results come and go, and these stay the same elements when the page changes in place.
    <div className="results-layout" data-key="results" data-filters={layout.filters}>
      <div className="results-tools">
        <FilterPanel layout={layout.filters} active={filters.length}>
          <FilterForm
            layout={layout.filters}
            query={query}
            reading={reading}
            facets={result.facets}
            distances={distances}
            settings={settings}
            tellsWeekly={smallPrint !== null}
            makes={makes}
            hrefOf={hrefOf}
            clearHref={clearHref}
            found={{ count, wording: settings['site.vehicleWording'] }}
            pageSize={offersPageSize(result, settings['search.hitsPerPage'])}
          />
        </FilterPanel>
        <div className="results-view">
          <ViewSwitch usual={layout.resultCard === 'row' ? 'list' : 'grid'} />
          <SortControl
            chosen={query.sort}
            usual={usualSort(settings)}
            pricesVisible={settings['price.visible']}
          />
        </div>
      </div>
      <section aria-label="Results" tabIndex={-1} data-results className="results-main">
        <SearchFailure />
        <ActiveFilters filters={linked(filters, hrefOf)} clearHref={clearHref} />
        <Found {...props} clearHref={clearHref} />
      </section>
    </div>
  )
}

function linked(filters: readonly ActiveFilter[], hrefOf: Props['hrefOf']) {
  return filters.map(({ label, without }) => ({ label, href: hrefOf(without) }))
}

/** The page of vehicles that was asked for, or why there is none. */
function Found({ clearHref, ...props }: Props & { clearHref: string }) {
  const { query, result, settings, smallPrint, layout, now, hrefOf, tiles } = props
  const hrefOfPage = (page: number) => hrefOf({ ...query, page })
  if (result.count > 0 && result.page > result.pages) {
    return <PastLastPage pages={result.pages} lastHref={hrefOfPage(result.pages)} />
  }
  const hits = shownHits(result.hits, settings)
  if (hits.length === 0) {
    const budgetFor = isForNothing(query, budgetTerms) ? settings['site.vehicleWording'] : undefined
    return <EmptyResults clearHref={clearHref} budgetFor={budgetFor} />
  }
  return (
    <>
      <ResultsGrid hits={hits} tiles={tiles} settings={settings} layout={layout} now={now} />
      <ComparisonWarning smallPrint={hasWeeklyFigure(hits, settings) ? smallPrint : null} />
      <div className="results-foot">
        <Pagination page={result.page} pages={result.pages} hrefOf={hrefOfPage} />
        {offersPageSize(result, settings['search.hitsPerPage']) && (
          <PageSize asked={query.hitsPerPage} usual={settings['search.hitsPerPage']} />
        )}
      </div>
    </>
  )
}
