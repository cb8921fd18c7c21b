import { buildTag } from '@/domain/cache/tags'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import type { SoldKinds } from '@/domain/stock/search/landing/sold-kinds'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { allBodies } from '@/domain/vehicle/body-types'
import { cached } from '../../cache/cached'
import { database } from '../../clients/database'
import { elements } from './postgres/facets-sql'

type StockNames = Omit<LandingNames, 'dealerships'>

/**
 * Includes all that the tenant ever had in stock, so that a landing page does not disappear with the last car sold, and every
 * body type that the product knows (decision 69).
 */
export async function getLandingNames(ctx: TenantContext): Promise<LandingNames> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('stock', { tenant: ctx.id })]
  const names = await cached(ctx, ['landing-names', 'with-kinds'], tags, () => readStockNames(ctx))
  return { ...names, dealerships: ctx.dealerships.map(({ slug, name }) => ({ slug, name })) }
}

const SHOWN = 'tenant_id = $1 AND show_on_dealer_website AND NOT coalesce(staff_hidden, false)'

async function readStockNames(ctx: TenantContext): Promise<StockNames> {
  const [{ rows }, sold] = await Promise.all([
    database().query<{ name: string; models: string[]; bodies: string[] }>(
      `SELECT make AS name, array_agg(DISTINCT model) AS models,
         array_remove(array_agg(DISTINCT nullif(simple_body, '')), NULL) AS bodies
       FROM vehicles WHERE ${SHOWN} GROUP BY make ORDER BY make`,
      [ctx.id],
    ),
    readSoldKinds(ctx),
  ])
  const bodies = allBodies(rows.flatMap(({ bodies }) => bodies).sort())
  return { makes: rows.map(({ name, models }) => ({ name, models })), bodies, sold }
}

interface KindRow {
  readonly kind: string
  readonly makes: readonly string[]
  readonly bodies: readonly string[]
  readonly dealerships: readonly string[]
}

async function readSoldKinds(ctx: TenantContext): Promise<SoldKinds> {
  const { rows } = await database().query<KindRow>(
    `SELECT kind, array_agg(DISTINCT make) AS makes, array_agg(DISTINCT dealership_name) AS dealerships,
       array_remove(array_agg(DISTINCT nullif(simple_body, '')), NULL) AS bodies
     FROM vehicles, ${elements('categories')} kind
     WHERE ${SHOWN} GROUP BY kind ORDER BY kind`,
    [ctx.id],
  )
  const kindsBy = (attribute: 'makes' | 'bodies' | 'dealerships') => {
    const names = [...new Set(rows.flatMap((row) => row[attribute]))]
    const kindsOf = (name: string) =>
      rows.filter((row) => row[attribute].includes(name)).map(({ kind }) => kind)
    return Object.fromEntries(names.map((name) => [name, kindsOf(name)]))
  }
  return {
    all: rows.map(({ kind }) => kind),
    makes: kindsBy('makes'),
    bodies: kindsBy('bodies'),
    dealerships: kindsBy('dealerships'),
  }
}
