import { formatDeposit } from '@/domain/reservations/deposit'
import { type ReservationState, stateAt } from '@/domain/reservations/reservation'
import type { GarageEntry } from '@/domain/shoppers/garage'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { fullTimeText } from '@/domain/test-drives/time-text'
import { database } from '../clients/database'
import type { Shopper } from '../shoppers/shopper'
import { checkoutAddress, checkoutToken } from './token'
import { zoneOf } from './zone-of'

interface Row {
  public_id: string
  vehicle_name: string
  state: ReservationState
  ends_at: Date
  amount_cents: number
  zone: string | null
  location_state: string | null
}

const said: Readonly<Record<Exclude<ReservationState, 'active' | 'held'>, string>> = {
  expired: 'Ended',
  released: 'Released',
  sold: 'Sold to you',
  refunded: 'Refunded',
}

/** The shopper's reservations on this website, the newest first. Those that were given up before the payment are not listed. */
export async function listOwnReservations(
  ctx: TenantContext,
  { id, email }: Pick<Shopper, 'id' | 'email'>,
  now: Date,
): Promise<GarageEntry[]> {
  const { rows } = await database().query<Row>(
    `SELECT p.public_id, r.vehicle_name, r.state::text AS state, r.ends_at, p.amount_cents, l.time_zone::text AS zone,
       l.address_state AS location_state
     FROM reservations r JOIN payments p ON p.reservation_id = r.id LEFT JOIN locations l ON l.id = r.location_id
     WHERE r.tenant_id = $1 AND (r.shopper_id = $2 OR lower(r.email) = $3)
       AND (p.state IN ('succeeded', 'part_refunded', 'refunded') OR (r.state = 'held' AND r.ends_at > $4))
     ORDER BY r.id DESC LIMIT 50`,
    [ctx.id, id, email, now],
  )
  return rows.map((row) => {
    const state = stateAt({ state: row.state, endsAt: row.ends_at.getTime() }, now.getTime())
    const until = fullTimeText(row.ends_at.getTime(), zoneOf(ctx, { ...row, state: row.location_state }))
    const isOpen = state === 'active' || state === 'held'
    return {
      key: row.public_id,
      title: row.vehicle_name,
      detail: `${isOpen ? `Held until ${until}` : said[state]}, deposit ${formatDeposit(row.amount_cents)}`,
      href: checkoutAddress(checkoutToken(row.public_id)),
    }
  })
}
