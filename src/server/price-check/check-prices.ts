import type { Pool } from 'pg'
import {
  byUrgency,
  displayedPrice,
  type PriceDifference,
  priceDifference,
  priceErrors,
  type ShownPrice,
} from '@/domain/pricing/price-check'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '../log/log.mjs'
import { readOrigin } from '../tenants/read-origin'
import { readTenantContext } from '../tenants/read-tenant-context'
import { FetchFailed } from '../upstream/fetch-failed'
import { askPagePrice, askResults, type ShownHit } from './ask-site'
import { readLastFiles, rejectedDifferences } from './read-last-files'
import { type ListedVehicle, readListed } from './read-listed'

/** Stored for one website, errors first. */
const MAX_DIFFERENCES = 1000
/** Pages of vehicles that changed since the last check. Their caches are the ones that can be wrong. */
const MAX_PAGES = 500
const NOT_FOUND = 404
const DAYS_STORED = 30

export interface PriceCheck {
  readonly vehicles: number
  readonly pages: number
  readonly differences: readonly PriceDifference[]
  readonly problems: readonly string[]
}

async function readHits(origin: string): Promise<Map<number, ShownHit>> {
  const hits = new Map<number, ShownHit>()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await askResults(origin, page)
    for (const hit of answer.hits) hits.set(Number(hit.id), hit)
    pages = answer.pages
  }
  return hits
}

async function pagePrice(origin: string, path: string): Promise<ShownPrice> {
  try {
    return await askPagePrice(origin, path)
  } catch (error) {
    if (error instanceof FetchFailed && error.status === NOT_FOUND) return 'missing'
    throw error
  }
}

/** Compares what the website shows with what its last feeds say. Throws a `FetchFailed` if the website does not answer. */
async function compare(pool: Pool, ctx: TenantContext, since: Date, now: Date): Promise<PriceCheck> {
  const origin = await readOrigin(pool, ctx)
  const files = await readLastFiles(pool, ctx)
  const vehicles = await readListed(pool, ctx, now)
  const hits = await readHits(origin)
  const differences = [...rejectedDifferences(vehicles, files)]
  const compareAt = (vehicle: ListedVehicle, place: 'results' | 'page', shown: ShownPrice) => {
    const difference = priceDifference(vehicle, ctx.settings, place, shown)
    if (difference) differences.push(difference)
  }
  for (const vehicle of vehicles) {
    const hit = hits.get(vehicle.id)
    compareAt(vehicle, 'results', hit ? displayedPrice(hit, ctx.settings, 'results') : 'missing')
  }
  const changed = vehicles.filter(({ id, changed_at }) => hits.has(id) && changed_at > since)
  for (const vehicle of changed.slice(0, MAX_PAGES))
    compareAt(vehicle, 'page', await pagePrice(origin, hits.get(vehicle.id)?.path ?? '/'))
  return {
    vehicles: vehicles.length,
    pages: Math.min(changed.length, MAX_PAGES),
    differences: differences.toSorted(byUrgency).slice(0, MAX_DIFFERENCES),
    problems: files.problems,
  }
}

const LAST_CHECK = 'SELECT max(created_at) AS at FROM price_checks WHERE tenant_id = $1'

const STORE = `
  INSERT INTO price_checks (tenant_id, vehicles, pages, errors, offers, differences, problems, updated_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`

const FORGET = `DELETE FROM price_checks WHERE created_at < $1::timestamptz - make_interval(days => ${DAYS_STORED})`

async function check(pool: Pool, ctx: TenantContext, now: Date): Promise<PriceCheck> {
  const { rows } = await pool.query<{ at: Date | null }>(LAST_CHECK, [ctx.id])
  try {
    return await compare(pool, ctx, rows[0]?.at ?? new Date(0), now)
  } catch (error) {
    log.warn({ err: error, tenantId: ctx.id }, 'the prices of a website could not be checked')
    const reason = error instanceof FetchFailed ? error.message : 'Its answer could not be read.'
    return {
      vehicles: 0,
      pages: 0,
      differences: [],
      problems: [`The website could not be checked. ${reason}`],
    }
  }
}

/** Checks one website's prices and stores the result for its staff. */
export async function checkSitePrices(pool: Pool, tenantId: number, now: Date): Promise<void> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const { vehicles, pages, differences, problems } = await check(pool, ctx, now)
  const errors = differences.filter(({ reason }) => priceErrors.includes(reason)).length
  const lists = [JSON.stringify(differences), JSON.stringify(problems)]
  await pool.query(STORE, [ctx.id, vehicles, pages, errors, differences.length - errors, ...lists, now])
}

/** Checks the prices of every website, one after the other, and deletes checks older than 30 days. */
export async function checkAllPrices(pool: Pool, now: Date): Promise<void> {
  await pool.query(FORGET, [now])
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM tenants ORDER BY id')
  for (const { id } of rows) await checkSitePrices(pool, id, now)
}
