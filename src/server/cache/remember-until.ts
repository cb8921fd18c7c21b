import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from './cached'

/** Seconds in a day: an instant farther ahead is looked at again by then. */
const LONGEST = 86_400

/**
 * Lets the page being rendered be remembered until an instant, to the second: a page is remembered no longer than the
 * shortest-lived thing it read, and this reads one. What is past its time is never sent (see `next-cache-handler.mjs`).
 */
export async function rememberUntil(ctx: Pick<TenantContext, 'id'>, instant: Date, now: Date): Promise<void> {
  const ahead = Math.ceil((instant.getTime() - now.getTime()) / 1000)
  const revalidate = Math.min(Math.max(ahead, 1), LONGEST)
  await cached(ctx, ['remember-until', instant.toISOString()], [], async () => true, { revalidate })
}
