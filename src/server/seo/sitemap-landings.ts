import type { Pool } from 'pg'
import type { SitemapEntry } from '@/domain/seo/sitemap'
import { type LandingNames, stockPaths } from '@/domain/stock/search/landing/landing'
import { nearestLanding } from '@/domain/stock/search/page/index-rule'
import { emptyQuery, type Refinements } from '@/domain/stock/search/query/stock-query'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { CarType } from '@/domain/vehicle/vehicle'
import { elements } from '../stock/search/postgres/facets-sql'
import { listedNow } from './listed-rows'

const attributes = ['car_type', 'make', 'model', 'body', 'dealership_name', 'categories'] as const

type Group = Readonly<Record<(typeof attributes)[number], string | null>> & { readonly changed: Date }

/** The values that landing pages can be named after, with when their listed stock last changed. */
async function readGroups(pool: Pool, ctx: TenantContext): Promise<Group[]> {
  const { where, parameters } = listedNow(ctx)
  const { rows } = await pool.query<Group>(
    `SELECT s.car_type, s.make, s.model, s.body, s.dealership_name, kind AS categories, max(v.updated_at) AS changed
     FROM search.stock s JOIN vehicles v USING (id) LEFT JOIN LATERAL ${elements('s.categories')} kind ON true
     WHERE ${where}
     GROUP BY GROUPING SETS ((s.car_type), (s.make), (s.make, s.model), (s.body), (s.dealership_name), (kind))`,
    parameters.values,
  )
  return rows
}

/**
 * The tenant's landing pages that have vehicles now, `/search` first, with when their stock last changed. Where several filters share a
 * URL, only the filter that the URL stands for is listed (decision 37).
 */
export async function readLandingEntries(
  pool: Pool,
  ctx: TenantContext,
  names: LandingNames,
): Promise<SitemapEntry[]> {
  const groups = await readGroups(pool, ctx)
  const entries = new Map<string, number>()
  const add = (refinements: Refinements, changed: number) => {
    const { path, isWhole } = nearestLanding({ ...emptyQuery, refinements }, names)
    if (isWhole) entries.set(path, Math.max(entries.get(path) ?? 0, changed))
  }
  const types = groups.filter(({ car_type }) => car_type !== null)
  for (const group of types) add({}, group.changed.getTime())
  for (const group of groups) {
    const named = attributes.filter((attribute) => group[attribute])
    if (named.length === 0) continue
    add(
      Object.fromEntries(named.map((attribute) => [attribute, [group[attribute]]])),
      group.changed.getTime(),
    )
  }
  for (const [carTypes, changed] of severalTypes(types)) add({ car_type: carTypes }, changed)
  return [...entries].map(([path, changed]) => ({ path, changed: new Date(changed).toISOString() }))
}

/** The kinds of stock that share a page, where each has some (ROUTE-08). */
function severalTypes(types: readonly Group[]): [readonly CarType[], number][] {
  return Object.values(stockPaths)
    .filter((kinds) => kinds.length > 1)
    .flatMap((kinds) => {
      const matching = types.filter(({ car_type }) => kinds.some((kind) => kind === car_type))
      return matching.length === kinds.length
        ? [[kinds, Math.max(...matching.map(({ changed }) => changed.getTime()))]]
        : []
    })
}
