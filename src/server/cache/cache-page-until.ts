import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from './cached'

/** One day, in seconds. A page that changes later is rendered again after a day. */
const MAX_SECONDS = 86_400

/**
 * Caches the page being rendered until an instant, to the second: a page lives no longer than the shortest-lived read in it, and this is
 * such a read. A page past its time is never sent (see `next-cache-handler.mjs`).
 */
export async function cachePageUntil(
  ctx: Pick<TenantContext, 'id'>,
  instant: Date,
  now: Date,
): Promise<void> {
  const ahead = Math.ceil((instant.getTime() - now.getTime()) / 1000)
  const revalidate = Math.min(Math.max(ahead, 1), MAX_SECONDS)
  await cached(ctx, ['remember-until', instant.toISOString()], [], async () => true, { revalidate })
}
