import type { ShownFacet } from '@/domain/stock/search/shown-facets'
import type { StockQuery } from '@/domain/stock/search/stock-query'
import { FacetGroup } from './FacetGroup'
import { RangeFields } from './RangeFields'

/** The form's id: the order is chosen outside the form, and sent with it. */
export const FILTER_FORM = 'stock-filters'

/** Groups that stand open from the start. */
const OPEN = 4

interface Props {
  query: StockQuery
  facets: readonly ShownFacet[]
  pricesVisible: boolean
  clearHref: string
}

/** Every filter as a plain form: it works before, and without, any script. */
export function FilterForm({ query, facets, pricesVisible, clearHref }: Props) {
  return (
    <form id={FILTER_FORM} action="/search" className="flex flex-col">
      <label className="text-sm font-semibold">
        Keywords
        <input
          type="search"
          name="query"
          maxLength={200}
          autoComplete="off"
          defaultValue={query.text}
          className="mt-1 mb-2 min-h-11 w-full rounded-control border border-line bg-surface-1 px-3 font-normal text-ink-1"
        />
      </label>
      {query.hitsPerPage !== null && <input type="hidden" name="hitsPerPage" value={query.hitsPerPage} />}
      {pricesVisible && (
        <RangeFields attribute="price" legend="Price ($)" bounds={query.ranges.price} step={1} />
      )}
      {facets.map((facet, index) => (
        <FacetGroup key={facet.attribute} facet={facet} open={index < OPEN} />
      ))}
      <RangeFields attribute="km" legend="Kilometres" bounds={query.ranges.km} step={1} />
      <div className="ground-paper sticky bottom-0 flex flex-wrap items-center gap-4 py-4">
        <button
          type="submit"
          className="min-h-12 flex-1 rounded-control bg-button px-6 font-semibold text-on-button transition-colors hover:bg-button-strong"
        >
          Show results
        </button>
        <a href={clearHref} className="inline-flex min-h-11 items-center text-sm text-link underline">
          Clear filters
        </a>
      </div>
    </form>
  )
}
