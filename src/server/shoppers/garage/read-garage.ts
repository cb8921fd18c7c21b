import type { Garage } from '@/domain/shoppers/garage'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { readSavedVehicles } from '../../stock/search/saved-vehicles'
import { savedSearches } from '../alerts/saved-searches'
import { noticesOf } from '../alerts/watch-notices'
import type { Shopper } from '../shopper'
import { watchlistIds } from '../watchlist/watchlist'
import { bookedDrives, sentEnquiries, tradeInOffers } from './sent-leads'

/** The vehicles of the shopper's watchlist: those that the website lists, and the names of the others. */
export async function readWatchlist(ctx: TenantContext, shopper: Shopper): Promise<Garage['watchlist']> {
  const ids = await watchlistIds(ctx, shopper)
  const listed = await readSavedVehicles(database(), ctx, ids, 'id')
  const others = ids.filter((id) => listed.every((hit) => hit.id !== id))
  const { rows: gone } = await database().query<{ id: string; name: string }>(
    `SELECT id::text, coalesce(nullif(staff_name, ''), name) AS name FROM vehicles
     WHERE tenant_id = $1 AND id = ANY($2::int[]) ORDER BY id`,
    [ctx.id, others],
  )
  return { listed, gone }
}

/** Everything on `/my-garage`. Leads count by the account's address, so those sent before it was made are there too. */
export async function readGarage(ctx: TenantContext, shopper: Shopper): Promise<Garage> {
  const [watchlist, notices, searches, enquiries, testDrives, offers, password] = await Promise.all([
    readWatchlist(ctx, shopper),
    noticesOf(database(), ctx, shopper.id),
    ctx.settings['garage.savedSearches'] ? savedSearches(ctx, shopper) : null,
    sentEnquiries(ctx, shopper),
    bookedDrives(ctx, shopper),
    tradeInOffers(ctx, shopper),
    database().query('SELECT FROM shopper.passwords WHERE shopper_id = $1', [shopper.id]),
  ])
  const { email, phone } = shopper
  return {
    email,
    phone,
    hasPassword: password.rowCount === 1,
    watchlist,
    isWatchStopped: notices.isStopped,
    searches,
    enquiries,
    testDrives,
    offers,
  }
}
