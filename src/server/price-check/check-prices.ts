import type { Pool } from 'pg'
import type { ShownPages } from '@/domain/pricing/plan-page-checks'
import {
  byUrgency,
  displayedPrice,
  type PriceDifference,
  priceDifference,
  priceErrors,
} from '@/domain/pricing/price-check'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '../log/log.mjs'
import { readOrigin } from '../tenants/read-origin'
import { readTenantContext } from '../tenants/read-tenant-context'
import { FetchFailed } from '../upstream/fetch-failed'
import { askResults, type ShownHit } from './ask-site'
import { checkPages } from './check-pages'
import { readLastFiles, rejectedDifferences } from './read-last-files'
import { type ListedVehicle, readListed } from './read-listed'
import { forgetShownPages, readShownPages, storeShownPages } from './shown-pages'

/** Stored for one website, errors first. */
const MAX_DIFFERENCES = 1000
const DAYS_STORED = 30

interface PriceCheck {
  readonly vehicles: number
  readonly pages: number
  readonly differences: readonly PriceDifference[]
  readonly problems: readonly string[]
  readonly shown: ShownPages
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

function compareResults(
  vehicles: readonly ListedVehicle[],
  hits: ReadonlyMap<number, ShownHit>,
  { settings }: TenantContext,
): PriceDifference[] {
  return vehicles.flatMap((vehicle) => {
    const hit = hits.get(vehicle.id)
    const shown = hit ? displayedPrice(hit, settings, 'results') : 'missing'
    return priceDifference(vehicle, settings, 'results', shown) ?? []
  })
}

/** Compares what the website shows with what its last feeds say. Throws a `FetchFailed` if its results do not answer. */
async function compare(pool: Pool, ctx: TenantContext, now: Date): Promise<PriceCheck> {
  const origin = await readOrigin(pool, ctx)
  const files = await readLastFiles(pool, ctx)
  const last = await readShownPages(pool, ctx.id)
  const vehicles = await readListed(pool, ctx, now)
  const hits = await readHits(origin)
  const found = vehicles.flatMap((vehicle) => {
    const hit = hits.get(vehicle.id)
    return hit ? { ...vehicle, path: hit.path } : []
  })
  const { pages, shown, ...pagesCheck } = await checkPages(ctx, origin, found, last)
  const differences = [
    ...rejectedDifferences(vehicles, files),
    ...compareResults(vehicles, hits, ctx),
    ...pagesCheck.differences,
  ]
  return {
    vehicles: vehicles.length,
    pages,
    shown,
    differences: differences.toSorted(byUrgency),
    problems: [...files.problems, ...pagesCheck.problems],
  }
}

const STORE = `
  INSERT INTO price_checks (tenant_id, vehicles, pages, errors, offers, differences, problems, updated_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`

const FORGET = `DELETE FROM price_checks WHERE created_at < $1::timestamptz - make_interval(days => ${DAYS_STORED})`

/** A check that could not be made has no numbers. Zero errors would say that the prices are right. */
async function storeFailure(pool: Pool, ctx: TenantContext, error: unknown, now: Date): Promise<void> {
  log.warn({ err: error, tenantId: ctx.id }, 'the prices of a website could not be checked')
  const reason = error instanceof FetchFailed ? error.message : 'Its answer could not be read.'
  const problems = JSON.stringify([`The website could not be checked. ${reason}`])
  await pool.query(STORE, [ctx.id, null, null, null, null, null, problems, now])
}

async function storeCheck(pool: Pool, ctx: TenantContext, found: PriceCheck, now: Date): Promise<void> {
  const { vehicles, pages, differences, problems } = found
  const errors = differences.filter(({ reason }) => priceErrors.includes(reason)).length
  const lists = [JSON.stringify(differences.slice(0, MAX_DIFFERENCES)), JSON.stringify(problems)]
  await pool.query(STORE, [ctx.id, vehicles, pages, errors, differences.length - errors, ...lists, now])
  await storeShownPages(pool, ctx.id, { at: now, shown: found.shown })
}

/** Checks one website's prices and stores the result for its staff. */
export async function checkSitePrices(pool: Pool, tenantId: number, now: Date): Promise<void> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  let found: PriceCheck
  try {
    found = await compare(pool, ctx, now)
  } catch (error) {
    await storeFailure(pool, ctx, error, now)
    return
  }
  await storeCheck(pool, ctx, found, now)
}

/** Checks the prices of every website, one after the other, and deletes checks older than 30 days. */
export async function checkAllPrices(pool: Pool, now: Date): Promise<void> {
  await pool.query(FORGET, [now])
  await forgetShownPages(pool)
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM tenants ORDER BY id')
  for (const { id } of rows) await checkSitePrices(pool, id, now)
}
