import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { filterCondition } from './filter-sql'
import { listedConditions } from './listed-sql'
import { SqlParameters } from './sql-parameters'
import { type PlanColumns, planColumns } from './stock-columns'
import { wordConditions } from './words-sql'

/**
 * A statement that groups the vehicles a plan lists by the `pieces` they match and counts them. Each piece is a plan. Rows have
 * `met`, a bit for each piece (`MetPieces`), and `count`.
 */
export function metStatement(
  base: SearchPlan,
  pieces: readonly SearchPlan[],
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const columns = planColumns(base, parameters)
  const where = [...listedConditions(base, parameters), ...filterConditions(base, columns, parameters)]
  const met = pieces.map((piece, index) => {
    const conditions = ownConditions(piece, columns, parameters).map((condition) => `(${condition})`)
    return `((${conditions.join(' AND ') || 'true'}) IS TRUE)::int * ${1 << index}`
  })
  const text = `SELECT ${met.join(' + ') || '0'} AS met, count(*)::int AS count
    FROM search.stock s WHERE ${where.join(' AND ')} GROUP BY 1`
  return { text, values: parameters.values }
}

/** Conditions of a plan beyond the website's listing rule. */
function ownConditions(plan: SearchPlan, columns: PlanColumns, parameters: SqlParameters): readonly string[] {
  return [
    ...(plan.nearby === null ? [] : [`s.location_name = ANY(${parameters.add(plan.nearby)}::text[])`]),
    ...wordConditions(plan.words, parameters),
    ...filterConditions(plan, columns, parameters),
  ]
}

export function filterConditions(plan: SearchPlan, columns: PlanColumns, parameters: SqlParameters) {
  return plan.filters.map((filter) => `(${filterCondition(filter, columns, parameters)})`)
}
