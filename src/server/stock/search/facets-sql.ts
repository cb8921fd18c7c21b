import { facetSpec } from '@/domain/stock/search/attributes'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { isFacet } from './filter-sql'

/** What one facet leaves out of count: the bit of `misses` that its own filter sets; 0 when it has no filter. */
export function missBits(plan: SearchPlan): ReadonlyMap<string, number> {
  const filtered = plan.filters.filter(({ attribute }) => isFacet(attribute, plan.facets))
  return new Map(filtered.map(({ attribute }, index) => [attribute, 1 << index]))
}

/**
 * An SQL expression for the counts of every facet: a JSON array of `[attribute's number in plan.facets, value, misses,
 * count]`. Texts are counted in one pass over the listed vehicles, lists in one pass each. Null when nothing is counted.
 */
export function facetCounts(plan: SearchPlan): string {
  const bits = missBits(plan)
  const numbered = plan.facets.map((attribute, number) => ({ attribute, number, column: `f_${attribute}` }))
  const lists = numbered.filter(({ attribute }) => facetSpec(attribute).kind === 'list')
  const texts = numbered.filter(({ attribute }) => facetSpec(attribute).kind !== 'list')
  const parts = lists.map(
    ({ attribute, number, column }) => `
      SELECT ${number} AS number, value, 0 AS misses, count(*) AS count
      FROM listed, jsonb_array_elements_text(CASE jsonb_typeof(${column}) WHEN 'array' THEN ${column} END) value
      WHERE misses IN (0, ${bits.get(attribute) ?? 0}) GROUP BY value`,
  )
  if (texts.length > 0) parts.push(textCounts(texts))
  if (parts.length === 0) return 'NULL::json'
  return `(SELECT json_agg(json_build_array(number, value, misses, count))
    FROM (${parts.join(' UNION ALL ')}) counts WHERE value <> '')`
}

function textCounts(texts: readonly { number: number; column: string }[]): string {
  const columns = texts.map(({ column }) => column)
  // In a grouping set every other column is null, so the first that is not null is the set's own.
  const number = `CASE ${texts.map((text) => `WHEN GROUPING(${text.column}) = 0 THEN ${text.number}`).join(' ')} END`
  return `
    SELECT ${number} AS number, coalesce(${columns.join(', ')}) AS value, misses, count(*) AS count
    FROM listed GROUP BY GROUPING SETS (${columns.map((column) => `(misses, ${column})`).join(', ')})`
}
