import type { PoolClient } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'

/** Queues TRADE-03's call in the caller's transaction, on websites that make it. */
export async function enqueueSave(
  client: PoolClient,
  { settings }: Pick<TenantContext, 'settings'>,
  valuationId: number,
): Promise<void> {
  if (!settings['tradeIn.saveCall'] || !settings['integrations.miscellaneousUrl']) return
  await client.query(
    `SELECT graphile_worker.add_job('save-valuation', json_build_object('valuationId', $1::int), max_attempts => 10)`,
    [valuationId],
  )
}
