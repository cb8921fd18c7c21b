import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { findVehicle } from '../stock/find-vehicle'

/**
 * The vehicle that a form is about, by its `car_id`: a slug or an id, or empty (decision 35). Null without one. A trade-in towards a vehicle
 * that staff excluded is a general one (TRADE-08). Undefined if the website has no such vehicle.
 */
export async function findSubject(
  ctx: TenantContext,
  form: string,
  carId: string,
): Promise<Vehicle | null | undefined> {
  if (carId === '') return null
  const vehicle = await findVehicle(ctx, carId)
  if (!vehicle) return undefined
  return form === 'trade-in' && vehicle.no_trade_in ? null : vehicle
}
