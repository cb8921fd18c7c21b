import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { type FacetAttribute, facetSpec } from '@/domain/stock/search/query/attributes'
import { ignoredBits } from './misses-sql'

interface CountedFacet {
  readonly attribute: FacetAttribute
  readonly number: number
  readonly column: string
  /** Bits of `misses` that its counts ignore. */
  readonly ignored: number
}

/**
 * A JSON array of `[index in plan.facets, value, count]`. Facets that ignore no filter count vehicles that miss none: texts
 * together in one pass, each list in its own. Others also count vehicles that miss only the filters they ignore.
 */
export function facetCounts(plan: SearchPlan): string {
  const facets = plan.facets.map(
    (attribute, number): CountedFacet => ({
      attribute,
      number,
      column: `f_${attribute}`,
      ignored: ignoredBits(plan, attribute),
    }),
  )
  const isAlone = ({ attribute, ignored }: CountedFacet) =>
    ignored !== 0 || facetSpec(attribute).kind === 'list'
  const together = facets.filter((facet) => !isAlone(facet))
  const parts = [
    ...facets.filter(isAlone).map(ownCounts),
    ...(together.length > 0 ? [sharedCounts(together)] : []),
  ]
  if (parts.length === 0) return 'NULL::json'
  return `(SELECT json_agg(json_build_array(number, value, count))
    FROM (${parts.join(' UNION ALL ')}) counts WHERE value <> '')`
}

function ownCounts({ attribute, number, column, ignored }: CountedFacet): string {
  const isList = facetSpec(attribute).kind === 'list'
  return `
    SELECT ${number} AS number, ${isList ? 'value' : `${column}::text AS value`}, count(*) AS count
    FROM listed${isList ? `, ${elements(column)} value` : ''}
    WHERE misses & ~${ignored} = 0 GROUP BY ${isList ? 'value' : column}`
}

/** Expands a jsonb list into rows of text; no rows for other values. */
export function elements(column: string): string {
  return `jsonb_array_elements_text(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${column} END)`
}

function sharedCounts(facets: readonly CountedFacet[]): string {
  const columns = facets.map(({ column }) => column)
  // All other columns are null in a grouping set, so the first non-null one is the set's own.
  const number = `CASE ${facets.map((facet) => `WHEN GROUPING(${facet.column}) = 0 THEN ${facet.number}`).join(' ')} END`
  return `
    SELECT ${number} AS number, coalesce(${columns.map((column) => `${column}::text`).join(', ')}) AS value, count(*) AS count
    FROM listed WHERE misses = 0 GROUP BY GROUPING SETS (${columns.map((column) => `(${column})`).join(', ')})`
}
