import { facetSpec } from '@/domain/stock/search/attributes'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { facetColumns } from './attribute-columns'
import { facetCounts } from './facets-sql'
import { filterCondition, isFacet } from './filter-sql'
import { hitColumns } from './hit-sql'
import { listedConditions } from './listed-sql'
import { orderBy, orderColumns } from './order-sql'
import { SqlParameters } from './sql-parameters'

/** One statement that answers a plan in one row: `count`, `hits` and `facets`, the last two as JSON. */
export function searchStatement(plan: SearchPlan): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const where = [...listedConditions(plan, parameters)]
  const misses: string[] = []
  for (const filter of plan.filters) {
    const condition = filterCondition(filter, parameters)
    if (isFacet(filter.attribute, plan.facets)) misses.push(`((${condition}) IS NOT TRUE)::int`)
    else where.push(`(${condition})`)
  }
  // A vehicle that misses one filter still counts for the facet of that filter; one that misses two counts for none.
  if (misses.length > 1) where.push(`${misses.join(' + ')} <= 1`)
  const columns = [
    'v.id',
    `${misses.map((miss, index) => `${miss} * ${1 << index}`).join(' + ') || '0'} AS misses`,
    ...orderColumns(plan, parameters),
    ...plan.facets.map((attribute) => `${facetColumns[attribute]}${asText(attribute)} AS f_${attribute}`),
  ]
  const offset = parameters.add((plan.page - 1) * plan.hitsPerPage)
  const text = `
    WITH listed AS MATERIALIZED (
      SELECT ${columns.join(', ')} FROM vehicles v WHERE ${where.join(' AND ')}
    ), page AS (
      SELECT id, row_number() OVER () AS position FROM (
        SELECT id FROM listed WHERE misses = 0 ORDER BY ${orderBy(plan)}
        LIMIT ${parameters.add(plan.hitsPerPage)} OFFSET ${offset}) ids
    )
    SELECT
      (SELECT count(*)::int FROM listed WHERE misses = 0) AS count,
      (SELECT json_agg(hit ORDER BY position) FROM (
        SELECT position, ${hitColumns(plan, parameters)} FROM page JOIN vehicles v USING (id)) hit) AS hits,
      ${facetCounts(plan)} AS facets`
  return { text, values: parameters.values }
}

function asText(attribute: SearchPlan['facets'][number]): string {
  return facetSpec(attribute).kind === 'list' ? '' : '::text'
}
