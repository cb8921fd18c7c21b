import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { listedConditions } from '../stock/search/postgres/listed-sql'
import { SqlParameters } from '../stock/search/postgres/sql-parameters'

/** The SQL condition on `search.stock s` for the vehicles that the tenant's site lists now, with its parameters. */
export function listedNow(ctx: TenantContext) {
  const parameters = new SqlParameters()
  const plan = planSearch(stockScope(ctx, new Date()), emptyQuery, { facets: [] })
  return { where: listedConditions(plan, parameters).join(' AND '), parameters }
}
