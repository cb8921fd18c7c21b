import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { listedConditions } from './listed-sql'
import { orderBy, orderColumns } from './order-sql'
import { SqlParameters } from './sql-parameters'

/** A statement that returns `columns` of every vehicle `v` that a plan lists, in the plan's order, on all pages. */
export function listedInOrder(plan: SearchPlan, columns: readonly string[]) {
  const parameters = new SqlParameters()
  const where = listedConditions(plan, parameters).join(' AND ')
  const ordering = ['s.id', ...orderColumns(plan, parameters)].join(', ')
  const text = `
    WITH listed AS (SELECT ${ordering} FROM search.stock s WHERE ${where}),
    ordered AS (SELECT id, row_number() OVER (ORDER BY ${orderBy(plan)}) AS position FROM listed)
    SELECT ${columns.join(', ')} FROM ordered JOIN vehicles v USING (id) ORDER BY position`
  return { text, values: parameters.values }
}
