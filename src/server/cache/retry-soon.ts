import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from './cached'

const CACHE_SECONDS = 30

/**
 * Caches the page being rendered for 30 seconds only: a page lives no longer than the shortest-lived read in it, and this is such a read.
 */
export async function retrySoon(ctx: Pick<TenantContext, 'id'>): Promise<void> {
  await cached(ctx, ['retry-soon'], [], async () => true, { revalidate: CACHE_SECONDS })
}
