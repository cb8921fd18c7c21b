import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import { listedConditions } from './listed-sql'
import { filterConditions } from './met-sql'
import { SqlParameters } from './sql-parameters'
import { planColumns } from './stock-columns'

/** Vehicles that an alert counts. */
const MOST = 1000

interface Since {
  /** Only vehicles with a higher id. */
  readonly afterId: number
  /** The saved search, to leave out vehicles that its owner was already notified of. */
  readonly searchId: string
}

/** A statement for the ids of a plan's vehicles for sale that are new to the owner of a saved search, newest first. */
export function newMatchesStatement(
  plan: SearchPlan,
  { afterId, searchId }: Since,
): { text: string; values: unknown[] } {
  const parameters = new SqlParameters()
  const columns = planColumns(plan, parameters)
  const where = [
    ...listedConditions(plan, parameters),
    ...filterConditions(plan, columns, parameters),
    "s.status IN ('in_stock', 'coming_soon')",
    `s.id > ${parameters.add(afterId)}::int`,
    `NOT EXISTS (SELECT FROM shopper.told WHERE search_id = ${parameters.add(searchId)}::uuid AND vehicle_id = s.id)`,
  ]
  const text = `SELECT s.id::text AS id FROM search.stock s WHERE ${where.join(' AND ')} ORDER BY s.id DESC LIMIT ${MOST}`
  return { text, values: parameters.values }
}
