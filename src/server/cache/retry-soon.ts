import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from './cached'

/** How long a page that is missing something is served before it is rendered again. */
const SECONDS = 30

/**
 * Lets the page being rendered be remembered for half a minute only: a page is remembered no longer than the shortest-lived
 * thing it read, and this reads one.
 */
export async function retrySoon(ctx: Pick<TenantContext, 'id'>): Promise<void> {
  await cached(ctx, ['retry-soon'], [], async () => true, { revalidate: SECONDS })
}
