import { Readable } from 'node:stream'
import { importStock } from '@/server/stock/import/import-stock'
import { findDealership } from '@/server/stock/import/stock-dealership'
import type { DemoTenant } from '../demo-tenant'
import { type DealershipStock, generateStock, ndjsonLines } from '../generate-stock'
import { plansOf } from '../stock/plans-of'
import type { Planting } from './planting'

async function hasStock({ pool }: Planting, dealershipId: number): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM vehicles WHERE dealership_id = $1 LIMIT 1', [dealershipId])
  return rows.length > 0
}

async function importOne(planting: Planting, tenant: string, stock: DealershipStock): Promise<void> {
  const { pool, now } = planting
  const dealershipId = await findDealership(pool, { dealership: stock.dealership, tenant })
  if (await hasStock(planting, dealershipId)) return
  const { status, problem, counts, rejections } = await importStock({
    pool,
    dealershipId,
    source: Readable.from(ndjsonLines(stock.records), { objectMode: true }),
    format: 'forecourt-ndjson',
    now,
  })
  if (status !== 'done' || counts.rejected > 0) {
    const why = problem ?? JSON.stringify(rejections[0])
    throw new Error(`The demo stock of ${stock.dealership} was not imported completely: ${why}`)
  }
}

/**
 * Plants a website's stock through the same import as dealers' feeds. An import is all or nothing, so a dealership with
 * stock has all of it and is skipped.
 */
export async function plantStock(planting: Planting, demo: DemoTenant): Promise<void> {
  planting.onProgress(`${demo.name}: vehicles`)
  for (const stock of generateStock(demo.slug, plansOf(demo), planting.now)) {
    await importOne(planting, demo.slug, stock)
  }
}
