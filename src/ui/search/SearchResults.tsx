import type { Template } from '@/domain/flags/templates'
import { weeklyFigure } from '@/domain/pricing/weekly-figure'
import { type ActiveFilter, activeFilters } from '@/domain/stock/search/change-query'
import type { SearchResult } from '@/domain/stock/search/result'
import { shownFacets } from '@/domain/stock/search/shown-facets'
import { foldSoldRuns } from '@/domain/stock/search/sold-runs'
import type { SortKey } from '@/domain/stock/search/sorts'
import type { StockQuery } from '@/domain/stock/search/stock-query'
import { ComparisonWarning } from '@/ui/vehicle/ComparisonWarning'
import type { CardSettings } from '@/ui/vehicle/card-settings'
import { ActiveFilters } from './ActiveFilters'
import { EmptyResults } from './EmptyResults'
import { FilterForm } from './FilterForm'
import { FilterPanel } from './FilterPanel'
import { Pagination } from './Pagination'
import { PastLastPage } from './PastLastPage'
import { ResultsGrid } from './ResultsGrid'
import { SortControl } from './SortControl'

export interface SearchSettings extends CardSettings {
  readonly 'search.handlesSold': boolean
  readonly 'search.clearFiltersPath': string
  readonly 'finance.disclaimer': string
}

interface Props {
  query: StockQuery
  result: SearchResult
  /** The site's own order. */
  usualSort: SortKey
  settings: SearchSettings
  layout: Template['layout']
  now: Date
  hrefOf: (query: StockQuery) => string
}

/** The filters, the order, the vehicles found and the way to the next page. */
export function SearchResults({ query, result, usualSort, settings, layout, now, hrefOf }: Props) {
  const clearHref = settings['search.clearFiltersPath']
  const pricesVisible = settings['price.visible']
  const filters = activeFilters(query)
  const hrefOfPage = (page: number) => hrefOf({ ...query, page })
  const isPastTheEnd = result.count > 0 && result.page > result.pages
  return (
    <div
      className={layout.filters === 'rail' ? 'grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)]' : 'grid gap-8'}
    >
      <FilterPanel layout={layout.filters} active={filters.length}>
        <FilterForm
          query={query}
          facets={shownFacets(result.facets, query.refinements)}
          pricesVisible={pricesVisible}
          clearHref={clearHref}
        />
      </FilterPanel>
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <ResultCount count={result.count} />
          <SortControl chosen={query.sort} usual={usualSort} pricesVisible={pricesVisible} />
        </div>
        <ActiveFilters filters={linked(filters, hrefOf)} clearHref={clearHref} />
        {isPastTheEnd ? (
          <PastLastPage pages={result.pages} lastHref={hrefOfPage(result.pages)} />
        ) : (
          <>
            <Hits result={result} settings={settings} layout={layout} now={now} clearHref={clearHref} />
            <Pagination page={result.page} pages={result.pages} hrefOf={hrefOfPage} />
          </>
        )}
      </div>
    </div>
  )
}

function linked(filters: readonly ActiveFilter[], hrefOf: Props['hrefOf']) {
  return filters.map(({ label, without }) => ({ label, href: hrefOf(without) }))
}

function ResultCount({ count }: { count: number }) {
  return (
    <p className="tabular text-lg">
      <strong>{count.toLocaleString('en-AU')}</strong> {count === 1 ? 'vehicle' : 'vehicles'} found
    </p>
  )
}

type HitsProps = Pick<Props, 'result' | 'settings' | 'layout' | 'now'> & { clearHref: string }

function Hits({ result, settings, layout, now, clearHref }: HitsProps) {
  const hits = settings['search.handlesSold'] ? foldSoldRuns(result.hits) : result.hits
  if (hits.length === 0) return <EmptyResults clearHref={clearHref} />
  return (
    <>
      <ResultsGrid hits={hits} settings={settings} layout={layout} now={now} />
      {hits.some((hit) => weeklyFigure(hit, settings)) && (
        <ComparisonWarning disclaimer={settings['finance.disclaimer']} />
      )}
    </>
  )
}
