import type { Pool } from 'pg'
import type { CheckedVehicle } from '@/domain/pricing/price-check'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { listedConditions } from '../stock/search/postgres/listed-sql'
import { SqlParameters } from '../stock/search/postgres/sql-parameters'
import { FOR_SALE } from '../stock/vehicle-sql'

export interface ListedVehicle extends CheckedVehicle {
  /** As the feed says, which may be earlier than the import that brought the change. */
  readonly changed_at: Date
}

const COLUMNS = `v.id, coalesce(nullif(v.staff_name, ''), v.name) AS name, v.stocknum, v.status, coalesce(v.sold, false) AS sold,
  v.price::float8 AS price, v.offer_price::float8 AS offer_price, v.before_price::float8 AS before_price,
  v.subscription_price::float8 AS subscription_price, coalesce(v.preorder, false) AS preorder, v.price_type, v.updated_at AS changed_at`

/** The vehicles for sale that the website lists, with the feed's prices. */
export async function readListed(pool: Pool, ctx: TenantContext, now: Date): Promise<ListedVehicle[]> {
  const plan = planSearch(stockScope(ctx, now), emptyQuery, { facets: [] })
  const parameters = new SqlParameters()
  const conditions = listedConditions(plan, parameters).join(' AND ')
  const { rows } = await pool.query<ListedVehicle>(
    `SELECT ${COLUMNS} FROM search.stock s JOIN vehicles v USING (id) WHERE ${conditions} AND ${FOR_SALE} ORDER BY v.id`,
    parameters.values,
  )
  return rows
}
