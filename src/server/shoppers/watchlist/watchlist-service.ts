import { z } from 'zod'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { FetchFailed } from '../../upstream/fetch-failed'
import { fetchJson } from '../../upstream/fetch-json'

const answer = z.object({ success: z.boolean() })

/**
 * Tells the website's own watchlist service, if it has one (WATCH-06, WATCH-07). Throws when it does not confirm, so that the
 * caller's transaction keeps both lists alike.
 */
export async function tellWatchlistService(
  ctx: Pick<TenantContext, 'settings'>,
  call: 'save-car' | 'remove-car',
  { phone, carId }: { phone: string | null; carId: string },
): Promise<void> {
  const base = ctx.settings['integrations.watchlistUrl']
  if (!base) return
  const limits = { allowPrivate: env().FEED_ALLOW_PRIVATE, idleMs: 3000, totalMs: 3000, maxBytes: 65_536 }
  const address = `${base.replace(/\/$/, '')}/${call}`
  const body = await fetchJson(address, limits, { phone_number: phone, car_id: carId })
  if (answer.safeParse(body).data?.success) return
  throw new FetchFailed(`${new URL(address).host} did not confirm the change of a watchlist.`, false)
}
