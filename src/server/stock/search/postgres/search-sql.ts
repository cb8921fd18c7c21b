import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { facetCounts } from './facets-sql'
import { filterCondition } from './filter-sql'
import { hitColumns } from './hit-sql'
import { listedConditions } from './listed-sql'
import { countedSomewhere, optionalFilters } from './misses-sql'
import { orderBy, orderColumns } from './order-sql'
import { SqlParameters } from './sql-parameters'
import { planColumns } from './stock-columns'

/** A statement that answers a plan in one row: `count`, `hits` and `facets`, the last two as JSON. */
export function searchStatement(plan: SearchPlan): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const where = [...listedConditions(plan, parameters)]
  const { facets, ranges } = planColumns(plan, parameters)
  const optional = optionalFilters(plan)
  const misses: string[] = []
  for (const filter of plan.filters) {
    const condition = filterCondition(filter, { facets, ranges }, parameters)
    if (optional.includes(filter)) misses.push(`((${condition}) IS NOT TRUE)::int`)
    else where.push(`(${condition})`)
  }
  const isCounted = countedSomewhere(plan, misses)
  if (isCounted) where.push(isCounted)
  const columns = [
    's.id',
    `${misses.map((miss, index) => `${miss} * ${1 << index}`).join(' + ') || '0'} AS misses`,
    ...orderColumns(plan, parameters),
    ...plan.facets.map((attribute) => `${facets[attribute]} AS f_${attribute}`),
  ]
  const offset = parameters.add((plan.page - 1) * plan.hitsPerPage)
  const text = `
    WITH listed AS MATERIALIZED (
      SELECT ${columns.join(', ')} FROM search.stock s WHERE ${where.join(' AND ')}
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
