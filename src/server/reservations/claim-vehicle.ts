import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { HOLD_MS } from '@/domain/reservations/reservation'
import { RESERVED_NOW } from '../stock/vehicle-sql'
import { endOverdue } from './end-reservation'

export interface Contact {
  readonly name: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export interface Claim {
  readonly tenantId: number
  readonly groupId: number
  readonly vehicle: {
    readonly id: number
    readonly key: string
    readonly name: string
    readonly slug: string
    readonly locationId: number | null
  }
  readonly kind: 'reservation' | 'purchase'
  readonly contact: Contact
  readonly depositCents: number
  readonly journey: unknown
  readonly shopperId: number | null
  readonly requestKey: string
}

/** Bytes of a public id: 96 bits cannot be guessed, and the link is signed as well. */
const ID_BYTES = 12

/** Whether the stock still offers the vehicle, whatever a cached page says. */
async function isOffered(client: PoolClient, { tenantId, vehicle }: Claim): Promise<boolean> {
  const { rows } = await client.query<{ offered: boolean }>(
    `SELECT v.status IN ('in_stock', 'coming_soon') AND NOT coalesce(v.sold, false) AND v.show_on_dealer_website
       AND NOT coalesce(v.staff_hidden, false) AND NOT coalesce(v.staff_no_checkout, false)
       AND NOT coalesce(${RESERVED_NOW}, false) AS offered
     FROM vehicles v WHERE v.id = $1 AND v.tenant_id = $2`,
    [vehicle.id, tenantId],
  )
  return rows[0]?.offered ?? false
}

/**
 * Holds the vehicle for a shopper while they pay. Null if somebody else has it, or it is no longer for sale. The unique index decides
 * between any number of shoppers; a reservation that has ended by the clock is ended first, in the same transaction.
 */
export async function claimVehicle(client: PoolClient, claim: Claim, now: Date): Promise<number | null> {
  const { vehicle, contact, groupId } = claim
  await endOverdue(client, { groupId, vehicleKey: vehicle.key }, now)
  if (!(await isOffered(client, claim))) return null
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO reservations (tenant_id, group_id, state, kind, vehicle_id, vehicle_key, vehicle_name, vehicle_slug, location_id,
       ends_at, name, last_name, email, phone, deposit_cents, journey, shopper_id, public_id, request_key)
     VALUES ($1, $2, 'held', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb, $16, $17, $18)
     ON CONFLICT (group_id, vehicle_key) WHERE state IN ('held', 'active') DO NOTHING RETURNING id`,
    [
      claim.tenantId,
      groupId,
      claim.kind,
      vehicle.id,
      vehicle.key,
      vehicle.name,
      vehicle.slug,
      vehicle.locationId,
      new Date(now.getTime() + HOLD_MS),
      contact.name,
      contact.lastName,
      contact.email,
      contact.phone,
      claim.depositCents,
      claim.journey === null ? null : JSON.stringify(claim.journey),
      claim.shopperId,
      randomBytes(ID_BYTES).toString('base64url'),
      claim.requestKey,
    ],
  )
  return rows[0]?.id ?? null
}
