import { randomUUID } from 'node:crypto'
import { depositOf } from '@/domain/reservations/deposit'
import { vehicleActions } from '@/domain/stock/vehicle-page/vehicle-actions'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { database } from '../clients/database'
import { paymentProviderOf } from '../payments/provider-of'
import { findVehicle } from '../stock/find-vehicle'

export type Checkout =
  | { readonly kind: 'missing' }
  /** Sold, reserved, excluded, or the website takes no deposits online. */
  | { readonly kind: 'closed'; readonly vehicle: Vehicle; readonly reason: string }
  | {
      readonly kind: 'open'
      readonly vehicle: Vehicle
      readonly depositCents: number
      readonly provider: 'stripe' | 'sandbox'
    }

export type OpenCheckout = Extract<Checkout, { kind: 'open' }>

/** Whether the vehicle can be reserved now, as its page says (CHK-06), and what the deposit is (CHK-02). */
export async function openCheckout(ctx: TenantContext, carId: string): Promise<Checkout> {
  const vehicle = ctx.settings['checkout.enabled'] && carId !== '' ? await findVehicle(ctx, carId) : null
  if (!vehicle) return { kind: 'missing' }
  const settings = vehicleSettings(ctx, vehicle)
  if (!vehicleActions(vehicle, settings).reserve)
    return { kind: 'closed', vehicle, reason: reasonOf(vehicle) }
  const provider = await paymentProviderOf(database(), ctx.groupId)
  if (!provider) {
    return {
      kind: 'closed',
      vehicle,
      reason: 'Deposits cannot be paid online yet. Contact us to reserve it.',
    }
  }
  const depositCents = depositOf(settings['checkout.reserveAmountText'])
  return { kind: 'open', vehicle, depositCents, provider: provider.name }
}

function reasonOf({ status, sold, reserved }: Vehicle): string {
  if (sold || status === 'sold') return 'This vehicle is sold.'
  return reserved ? 'Somebody else has reserved this vehicle.' : 'This vehicle cannot be reserved online.'
}

export const newRequestKey = (): string => randomUUID()
