import { buildTag } from '@/domain/cache/tags'
import { allBodies } from '@/domain/stock/body-types'
import type { LandingNames } from '@/domain/stock/search/landing'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../../cache/cached'
import { database } from '../../clients/database'

type StockNames = Pick<LandingNames, 'makes' | 'bodies'>

/**
 * The makes, models and bodies a tenant's landing pages are named after: those of all it ever had in stock, so that a
 * landing page does not vanish with the last car sold, and every body type the product knows that they have by no
 * name (decision 69).
 */
export async function getLandingNames(ctx: TenantContext): Promise<LandingNames> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const names = await cached(ctx, ['landing-names'], tags, () => readStockNames(ctx))
  return { ...names, dealerships: ctx.dealerships.map(({ slug, name }) => ({ slug, name })) }
}

async function readStockNames(ctx: TenantContext): Promise<StockNames> {
  const { rows } = await database().query<{ name: string; models: string[]; bodies: string[] }>(
    `SELECT make AS name, array_agg(DISTINCT model) AS models,
       array_remove(array_agg(DISTINCT nullif(simple_body, '')), NULL) AS bodies
     FROM vehicles WHERE tenant_id = $1 AND show_on_dealer_website AND NOT coalesce(staff_hidden, false)
     GROUP BY make ORDER BY make`,
    [ctx.id],
  )
  const bodies = allBodies(rows.flatMap(({ bodies }) => bodies).sort())
  return { makes: rows.map(({ name, models }) => ({ name, models })), bodies }
}
