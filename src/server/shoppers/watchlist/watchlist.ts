import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import { inTransaction } from '../../clients/in-transaction'
import { FOR_SALE } from '../../stock/vehicle-sql'
import type { Shopper } from '../shopper'
import { tellWatchlistService } from './watchlist-service'

/** More than anybody compares, and few enough to read at once. */
const MOST_SAVED = 200

export type SaveOutcome = 'done' | 'no vehicle' | 'full'

type Owner = Pick<Shopper, 'id' | 'phone'>

/** The ids of the saved vehicles, as text, newest first. */
export async function watchlistIds(ctx: Pick<TenantContext, 'id'>, { id }: Owner): Promise<string[]> {
  const { rows } = await database().query<{ id: string }>(
    `SELECT vehicle_id::text AS id FROM shopper.watchlist WHERE shopper_id = $1 AND tenant_id = $2
     ORDER BY saved_at DESC, vehicle_id DESC`,
    [id, ctx.id],
  )
  return rows.map((row) => row.id)
}

/** Saves a vehicle of the website (WATCH-06). Saving it again changes nothing. A sold one cannot be saved (WATCH-04). */
export async function saveVehicle(ctx: TenantContext, shopper: Owner, carId: string): Promise<SaveOutcome> {
  return inTransaction(database(), async (client) => {
    // Two tabs that save at once wait for each other, so that neither passes the limit.
    await client.query('SELECT FROM shoppers WHERE id = $1 FOR NO KEY UPDATE', [shopper.id])
    const { rows } = await client.query<{ found: boolean; saved: number; has: boolean }>(
      `SELECT EXISTS (SELECT FROM vehicles v WHERE v.id = $3 AND v.tenant_id = $2 AND ${FOR_SALE}) AS found,
         (SELECT count(*)::int FROM shopper.watchlist WHERE shopper_id = $1 AND tenant_id = $2) AS saved,
         EXISTS (SELECT FROM shopper.watchlist WHERE shopper_id = $1 AND tenant_id = $2 AND vehicle_id = $3) AS has`,
      [shopper.id, ctx.id, carId],
    )
    const [row] = rows
    if (row?.has) return 'done'
    if (!row?.found) return 'no vehicle'
    if (row.saved >= MOST_SAVED) return 'full'
    await client.query(
      `INSERT INTO shopper.watchlist (shopper_id, tenant_id, vehicle_id, price, status)
       SELECT $1, $2, v.id, s.price, v.status FROM vehicles v LEFT JOIN search.stock s USING (id) WHERE v.id = $3`,
      [shopper.id, ctx.id, carId],
    )
    await tellWatchlistService(ctx, 'save-car', { phone: shopper.phone, carId })
    return 'done'
  })
}

/** Removes a vehicle, whether or not it is still listed (WATCH-07). */
export async function removeVehicle(ctx: TenantContext, shopper: Owner, carId: string): Promise<SaveOutcome> {
  await inTransaction(database(), async (client) => {
    const { rowCount } = await client.query(
      'DELETE FROM shopper.watchlist WHERE shopper_id = $1 AND tenant_id = $2 AND vehicle_id = $3',
      [shopper.id, ctx.id, carId],
    )
    if (rowCount) await tellWatchlistService(ctx, 'remove-car', { phone: shopper.phone, carId })
  })
  return 'done'
}
