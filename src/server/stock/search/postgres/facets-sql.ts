import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { type FacetAttribute, facetSpec } from '@/domain/stock/search/query/attributes'
import { forgivenBits } from './misses-sql'

interface CountedFacet {
  readonly attribute: FacetAttribute
  /** In `plan.facets`. */
  readonly number: number
  /** Of `listed`. */
  readonly column: string
  /** Bits of `misses` that its counts leave out. */
  readonly forgiven: number
}

/**
 * An SQL expression for the counts of every facet: a JSON array of `[attribute's number in plan.facets, value, count]`. Facets
 * that leave out no filter count what misses none, all texts in one pass and each list in one; the others also count what
 * misses those alone that they leave out. Null when nothing is counted.
 */
export function facetCounts(plan: SearchPlan): string {
  const facets = plan.facets.map(
    (attribute, number): CountedFacet => ({
      attribute,
      number,
      column: `f_${attribute}`,
      forgiven: forgivenBits(plan, attribute),
    }),
  )
  const isAlone = ({ attribute, forgiven }: CountedFacet) =>
    forgiven !== 0 || facetSpec(attribute).kind === 'list'
  const together = facets.filter((facet) => !isAlone(facet))
  const parts = [
    ...facets.filter(isAlone).map(ownCounts),
    ...(together.length > 0 ? [sharedCounts(together)] : []),
  ]
  if (parts.length === 0) return 'NULL::json'
  return `(SELECT json_agg(json_build_array(number, value, count))
    FROM (${parts.join(' UNION ALL ')}) counts WHERE value <> '')`
}

function ownCounts({ attribute, number, column, forgiven }: CountedFacet): string {
  const isList = facetSpec(attribute).kind === 'list'
  return `
    SELECT ${number} AS number, ${isList ? 'value' : `${column}::text AS value`}, count(*) AS count
    FROM listed${isList ? `, ${elements(column)} value` : ''}
    WHERE misses & ~${forgiven} = 0 GROUP BY ${isList ? 'value' : column}`
}

/** The texts of a jsonb list, as rows; none for what is no list. */
export function elements(column: string): string {
  return `jsonb_array_elements_text(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${column} END)`
}

function sharedCounts(facets: readonly CountedFacet[]): string {
  const columns = facets.map(({ column }) => column)
  // In a grouping set every other column is null, so the first that is not null is the set's own.
  const number = `CASE ${facets.map((facet) => `WHEN GROUPING(${facet.column}) = 0 THEN ${facet.number}`).join(' ')} END`
  return `
    SELECT ${number} AS number, coalesce(${columns.map((column) => `${column}::text`).join(', ')}) AS value, count(*) AS count
    FROM listed WHERE misses = 0 GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`
}
