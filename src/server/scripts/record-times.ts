import type { Pool } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ScriptTimes } from './script-times'

/** Adds what one page view measured. Ids of other websites count nowhere. A page view is skipped while another one is being stored. */
export async function recordScriptTimes(
  pool: Pool,
  ctx: Pick<TenantContext, 'id'>,
  { times }: ScriptTimes,
): Promise<void> {
  await pool.query(
    `UPDATE scripts s SET busy_ms = coalesce(s.busy_ms, 0) + sent.ms, busy_views = coalesce(s.busy_views, 0) + 1
     FROM unnest($2::int[], $3::float8[]) sent (id, ms)
     WHERE s.id = sent.id AND s.id IN (
       SELECT id FROM scripts WHERE tenant_id = $1 AND enabled AND id = ANY($2::int[]) FOR NO KEY UPDATE SKIP LOCKED)`,
    [ctx.id, times.map(({ id }) => id), times.map(({ ms }) => ms)],
  )
}
