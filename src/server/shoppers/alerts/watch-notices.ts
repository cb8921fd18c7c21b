import type { Pool, PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'

type Site = Pick<TenantContext, 'id'>

export interface WatchNotices {
  readonly id: string
  /** Whether the shopper wants no mail about the watchlist. */
  readonly isStopped: boolean
}

/** Whether the shopper gets mail about watched vehicles of the website. They do until they stop it. */
export async function noticesOf(
  client: Pool | PoolClient,
  ctx: Site,
  shopperId: number,
): Promise<WatchNotices> {
  const { rows } = await client.query<WatchNotices>(
    `INSERT INTO shopper.notices (shopper_id, tenant_id) VALUES ($1, $2)
     ON CONFLICT (shopper_id, tenant_id) DO UPDATE SET shopper_id = excluded.shopper_id
     RETURNING id, stopped_at IS NOT NULL AS "isStopped"`,
    [shopperId, ctx.id],
  )
  const [row] = rows
  if (!row) throw new Error('The notices of a watchlist were not stored.')
  return row
}

export async function setNotices(
  client: Pool | PoolClient,
  ctx: Site,
  { shopperId, isStopped, now }: { shopperId: number; isStopped: boolean; now: Date },
): Promise<void> {
  await client.query(
    `INSERT INTO shopper.notices (shopper_id, tenant_id, stopped_at) VALUES ($1, $2, $3)
     ON CONFLICT (shopper_id, tenant_id) DO UPDATE SET stopped_at = excluded.stopped_at`,
    [shopperId, ctx.id, isStopped ? now : null],
  )
}
