import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { vehicleKey } from '@/domain/reservations/vehicle-key'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { inTransaction } from '../clients/in-transaction'
import type { PaymentProvider } from '../payments/provider'
import { insertPayment } from '../payments/record-payment'
import { type Contact, claimVehicle } from '../reservations/claim-vehicle'
import { checkoutToken } from './token'

export interface CheckoutRequest {
  readonly vehicle: Pick<Vehicle, 'id' | 'vin' | 'name' | 'slug' | 'location_id'>
  readonly contact: Contact
  readonly depositCents: number
  readonly kind: 'reservation' | 'purchase'
  /** The answers of an online purchase; null for a reservation. */
  readonly journey: unknown
  readonly shopperId: number | null
  /** Made with the form: the same form sent twice is one reservation. */
  readonly requestKey: string
}

export type StartedCheckout =
  | { readonly kind: 'started'; readonly token: string }
  /** Somebody else holds or has reserved the vehicle, or it was sold. */
  | { readonly kind: 'taken' }

/** Bytes of a payment's id: 96 bits cannot be guessed, and the link is signed as well. */
const ID_BYTES = 12

export const newPublicId = (): string => randomBytes(ID_BYTES).toString('base64url')

/**
 * Holds the vehicle for the shopper and stores the payment, in one transaction and before the provider hears of it (CHK-01, CHK-03).
 * Shoppers who come at the same moment get `taken`, but for one.
 */
export async function startCheckout(
  pool: Pool,
  ctx: Pick<TenantContext, 'id' | 'groupId'>,
  request: CheckoutRequest,
  { provider, now }: { provider: PaymentProvider['name']; now: Date },
): Promise<StartedCheckout> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [request.requestKey, ctx.id])
    const earlier = await findEarlier(client, ctx, request.requestKey)
    if (earlier) return { kind: 'started', token: checkoutToken(earlier) }
    const reservationId = await claim(client, ctx, request, now)
    if (reservationId === null) return { kind: 'taken' }
    const { contact, depositCents, requestKey } = request
    const { publicId } = await insertPayment(client, {
      tenantId: ctx.id,
      provider,
      purpose: 'deposit',
      amountCents: depositCents,
      reservationId,
      invoiceNumber: null,
      name: `${contact.name} ${contact.lastName}`.trim(),
      email: contact.email,
      publicId: newPublicId(),
      requestKey,
    })
    return { kind: 'started', token: checkoutToken(publicId) }
  })
}

/** The id of the payment that the same form started before. */
export async function findEarlier(
  client: PoolClient,
  { id }: Pick<TenantContext, 'id'>,
  requestKey: string,
): Promise<string | null> {
  const { rows } = await client.query<{ public_id: string }>(
    'SELECT public_id FROM payments WHERE tenant_id = $1 AND request_key = $2',
    [id, requestKey],
  )
  return rows[0]?.public_id ?? null
}

function claim(
  client: PoolClient,
  ctx: Pick<TenantContext, 'id' | 'groupId'>,
  { vehicle, ...request }: CheckoutRequest,
  now: Date,
): Promise<number | null> {
  const { id, name, slug, location_id } = vehicle
  return claimVehicle(
    client,
    {
      ...request,
      tenantId: ctx.id,
      groupId: ctx.groupId,
      vehicle: {
        id: Number(id),
        key: vehicleKey(vehicle),
        name,
        slug,
        locationId: location_id === null ? null : Number(location_id),
      },
    },
    now,
  )
}
