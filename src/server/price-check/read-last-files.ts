import type { Pool } from 'pg'
import type { CheckedVehicle, PriceDifference } from '@/domain/pricing/price-check'
import type { Rejection } from '@/domain/stock/import/rejection'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { dateText } from '@/domain/test-drives/time-text'
import { siteZoneSql } from '../locations/time-zone-sql'
import { CURRENT_RUNS } from '../stock/feeds/feed-runs-sql'

interface LastFile {
  readonly dealership: string
  readonly status: 'done' | 'refused' | 'held' | 'failed'
  readonly problem: string | null
  readonly rejections: readonly Rejection[] | null
  readonly at: Date
  readonly zone: string
}

const LAST_FILES = `
  SELECT d.name AS dealership, r.status, r.problem, r.rejections, r.created_at AS at, ${siteZoneSql('r.tenant_id')} AS zone
  FROM (${CURRENT_RUNS}) r JOIN dealerships d ON d.id = r.dealership_id
  WHERE r.tenant_id = $1 ORDER BY r.dealership_id, r.id`

export interface LastFiles {
  /** Sentences about files that were not imported. */
  readonly problems: readonly string[]
  /** Stock numbers of rejected rows. */
  readonly rejected: ReadonlySet<string>
}

export async function readLastFiles(pool: Pool, ctx: Pick<TenantContext, 'id'>): Promise<LastFiles> {
  const { rows } = await pool.query<LastFile>(LAST_FILES, [ctx.id])
  const problems = rows
    .filter(({ status }) => status !== 'done')
    .map(({ dealership, at, zone, status, problem }) =>
      `${dealership}: the file of ${dateText(at.getTime(), zone)} was not imported (${status}). ${problem ?? ''}`.trim(),
    )
  const stock = rows.flatMap(({ rejections }) => (rejections ?? []).flatMap((row) => row.stock ?? []))
  return { problems, rejected: new Set(stock) }
}

/** Vehicles whose row in the last file was rejected. They show the price of an earlier file. */
export function rejectedDifferences(
  vehicles: readonly CheckedVehicle[],
  { rejected }: LastFiles,
): PriceDifference[] {
  return vehicles
    .filter(({ stocknum }) => stocknum !== null && rejected.has(stocknum))
    .map(({ id, name, stocknum, price }) => ({
      ...{ vehicle: id, name, stock: stocknum, place: 'results', feed: null },
      ...{ shown: price, reason: 'rejected' },
    }))
}
