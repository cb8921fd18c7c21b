import type { ShownFacet } from '@/domain/stock/search/shown-facets'
import { FacetChoices } from './FacetChoices'

/** Values one by one, below a filter that is usually set otherwise. */
export function ExactChoices({ facet, label }: { facet: ShownFacet | undefined; label: string }) {
  if (!facet) return null
  return (
    <details className="filter-exact" open={facet.isChosen}>
      <summary>{label}</summary>
      <FacetChoices facet={facet} />
    </details>
  )
}
