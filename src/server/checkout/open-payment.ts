import type { Pool } from 'pg'
import { isOpenPayment, type PaymentState } from '@/domain/payments/payment'
import type { ReservationState } from '@/domain/reservations/reservation'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { PaymentProvider } from '../payments/provider'
import { providerOfPayment } from '../payments/provider-of'
import { applyNews } from './apply-news'
import { parseCheckoutToken } from './token'

export interface CheckoutPayment {
  readonly id: number
  readonly publicId: string
  readonly provider: PaymentProvider['name']
  readonly ref: string | null
  readonly state: PaymentState
  readonly amountCents: number
  readonly refundedCents: number
  readonly failure: string | null
  readonly invoiceNumber: string | null
  readonly reservation: {
    readonly id: number
    readonly state: ReservationState
    readonly endsAt: number
    readonly kind: 'reservation' | 'purchase'
    readonly vehicleName: string
    readonly vehicleSlug: string
    readonly isVehicleGone: boolean
    /** Of the vehicle's location. */
    readonly place: { readonly zone: string | null; readonly state: string | null }
  } | null
}

interface Row {
  id: number
  public_id: string
  provider: PaymentProvider['name']
  provider_ref: string | null
  state: PaymentState
  amount_cents: number
  refunded_cents: number
  failure: string | null
  invoice_number: string | null
  reservation_id: number | null
  reservation_state: ReservationState
  ends_at: Date
  kind: 'reservation' | 'purchase'
  vehicle_name: string
  vehicle_slug: string
  vehicle_gone_at: Date | null
  zone: string | null
  location_state: string | null
}

const READ = `SELECT p.id, p.public_id, p.provider::text AS provider, p.provider_ref, p.state::text AS state, p.amount_cents,
    p.refunded_cents, p.failure, p.invoice_number, r.id AS reservation_id, r.state::text AS reservation_state, r.ends_at,
    r.kind::text AS kind, r.vehicle_name, r.vehicle_slug, r.vehicle_gone_at, l.time_zone::text AS zone, l.address_state AS location_state
  FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id LEFT JOIN locations l ON l.id = r.location_id
  WHERE p.tenant_id = $1 AND p.public_id = $2`

/** The payment that a signed link names, as stored; null for any other link, and on another website. */
export async function readCheckout(
  pool: Pool,
  ctx: Pick<TenantContext, 'id'>,
  token: string,
): Promise<CheckoutPayment | null> {
  const publicId = parseCheckoutToken(token)
  if (!publicId) return null
  const { rows } = await pool.query<Row>(READ, [ctx.id, publicId])
  const [row] = rows
  if (!row) return null
  return {
    id: row.id,
    publicId: row.public_id,
    provider: row.provider,
    ref: row.provider_ref,
    state: row.state,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    failure: row.failure,
    invoiceNumber: row.invoice_number,
    reservation:
      row.reservation_id === null
        ? null
        : {
            id: row.reservation_id,
            state: row.reservation_state,
            endsAt: row.ends_at.getTime(),
            kind: row.kind,
            vehicleName: row.vehicle_name,
            vehicleSlug: row.vehicle_slug,
            isVehicleGone: row.vehicle_gone_at !== null,
            place: { zone: row.zone, state: row.location_state },
          },
  }
}

/**
 * Opens the payment at the provider, or asks the provider how it stands, and records the answer. Returns what the browser needs to
 * pay; null for a payment that cannot be paid any more. Throws when the provider cannot be asked.
 */
export async function askProvider(
  pool: Pool,
  groupId: number,
  payment: Pick<CheckoutPayment, 'id' | 'publicId' | 'provider' | 'ref' | 'state' | 'amountCents'>,
  { description, now }: { description: string; now: Date },
): Promise<{ clientSecret: string | null } | null> {
  if (!isOpenPayment(payment.state)) return null
  const provider = await providerOfPayment(pool, groupId, payment.provider)
  if (!provider) throw new Error(`The keys of ${payment.provider} are not set.`)
  const { publicId, amountCents, ref } = payment
  const answer = ref ? await provider.read(ref) : await provider.open({ publicId, amountCents, description })
  if (!answer) return null
  if (!ref) {
    await pool.query('UPDATE payments SET provider_ref = $2 WHERE id = $1 AND provider_ref IS NULL', [
      payment.id,
      answer.ref,
    ])
  }
  await applyNews(pool, payment.id, answer, { now })
  return { clientSecret: answer.clientSecret }
}
