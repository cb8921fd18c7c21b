import type { ClientBase, Pool } from 'pg'
import type { Client } from 'typesense'

/** Searches per request that the server accepts. */
const SEARCHES_AT_ONCE = 50

/** How many vehicles of each tenant belong in the index, without those with waiting changes. */
export interface Counted {
  readonly byTenant: ReadonlyMap<number, number>
  /** Vehicles with changes that are not in the index yet, at most `MAX_WAITING`. */
  readonly waiting: readonly number[]
}

/** With more waiting changes, counts are not comparable. */
export const MAX_WAITING = 2000

/**
 * Counts in one statement for a consistent snapshot. It also matches the index when the caller is its only writer
 * (`withWriteLock`).
 */
export async function countVehicles(db: ClientBase | Pool): Promise<Counted> {
  const { rows } = await db.query<{ tenant: number; count: number; waiting: number[] }>(
    `WITH waiting AS MATERIALIZED (SELECT DISTINCT unnest(vehicle_ids) AS id FROM search.outbox),
     counted AS (
       SELECT v.tenant_id, count(*) AS count FROM vehicles v
       WHERE NOT EXISTS (SELECT FROM waiting w WHERE w.id = v.id)
         AND NOT EXISTS (SELECT FROM search.set_aside s WHERE s.vehicle_id = v.id)
       GROUP BY v.tenant_id
     )
     SELECT t.id AS tenant, coalesce(c.count, 0)::int AS count,
       ARRAY(SELECT id FROM waiting LIMIT ${MAX_WAITING}) AS waiting
     FROM tenants t LEFT JOIN counted c ON c.tenant_id = t.id ORDER BY t.id`,
  )
  const byTenant = new Map(rows.map(({ tenant, count }) => [tenant, count]))
  return { byTenant, waiting: rows[0]?.waiting ?? [] }
}

async function found(client: Client, collection: string, filters: readonly string[]): Promise<number[]> {
  const counts: number[] = []
  const common = { q: '*', per_page: 0, limit_multi_searches: SEARCHES_AT_ONCE }
  for (let start = 0; start < filters.length; start += SEARCHES_AT_ONCE) {
    const request = {
      searches: filters
        .slice(start, start + SEARCHES_AT_ONCE)
        .map((filter_by) => ({ collection, filter_by })),
    }
    const { results } = await client.multiSearch.perform(request, common)
    for (const { found: count } of results as readonly { found?: number }[]) {
      if (count === undefined) throw new Error(`the search server could not count ${collection}`)
      counts.push(count)
    }
  }
  return counts
}

/** Counts by tenant and in total (`null`), without the vehicles in `without`. */
export async function countDocuments(
  client: Client,
  collection: string,
  tenants: readonly number[],
  without: readonly number[] = [],
): Promise<ReadonlyMap<number | null, number>> {
  const others = without.length > 0 ? [`vehicle:!=[${without.join(',')}]`] : []
  const filters = tenants.map((tenant) => [`tenant:=${tenant}`, ...others].join(' && '))
  const counts = await found(client, collection, [others.join(''), ...filters])
  return new Map([null, ...tenants].map((tenant, at) => [tenant, counts[at] ?? 0]))
}

/** Tenants with more or fewer documents than vehicles. `null` stands for documents of unknown tenants. */
export async function differingTenants(
  client: Client,
  collection: string,
  { byTenant, waiting }: Counted,
): Promise<readonly (number | null)[]> {
  const documents = await countDocuments(client, collection, [...byTenant.keys()], waiting)
  const differing = [...byTenant].filter(([tenant, count]) => documents.get(tenant) !== count)
  const ofTenants = [...documents].reduce((sum, [tenant, count]) => (tenant === null ? sum : sum + count), 0)
  const ofNone = documents.get(null) === ofTenants ? [] : [null]
  return [...differing.map(([tenant]) => tenant), ...ofNone]
}
