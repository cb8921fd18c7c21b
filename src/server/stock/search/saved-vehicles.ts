import type pg from 'pg'
import { planSearch } from '@/domain/stock/search/plan/plan-search'
import { stockScope } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { atSitePath } from '../site-paths'
import { hitColumns } from './postgres/hit-sql'
import { listedConditions } from './postgres/listed-sql'
import { SqlParameters } from './postgres/sql-parameters'
import { type HitRow, hitOf } from './read-hit'

const names = { slug: 'v.slug::text', id: 'v.id::text' } as const

/**
 * Returns the vehicles with these slugs or ids that the tenant's site lists now, in the given order. Leaves out vehicles that are
 * another tenant's, hidden or no longer listed. The caller limits their number (`parseSaved`).
 */
export async function readSavedVehicles(
  pool: pg.Pool,
  ctx: TenantContext,
  named: readonly string[],
  by: keyof typeof names = 'slug',
): Promise<StockHit[]> {
  if (named.length === 0) return []
  const plan = planSearch(stockScope(ctx, new Date()), emptyQuery, { facets: [] })
  const parameters = new SqlParameters()
  const wanted = `${parameters.add(named)}::text[]`
  const where = [...listedConditions(plan, parameters), `${names[by]} = ANY(${wanted})`].join(' AND ')
  const position = `array_position(${wanted}, ${names[by]}) AS position`
  const { rows } = await pool.query<{ hit: HitRow }>(
    `SELECT to_json(hit) AS hit FROM (
       SELECT ${position}, ${hitColumns(plan, parameters)} FROM search.stock s JOIN vehicles v USING (id) WHERE ${where}) hit
     ORDER BY hit.position`,
    parameters.values,
  )
  return rows.map(({ hit }) => atSitePath(ctx, hitOf(hit, plan.finance)))
}
