import type { FormContext } from '@/domain/leads/built-in/form-site'
import { formVehicle } from '@/domain/leads/built-in/form-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { findVehicle } from '../stock/find-vehicle'

/** What fills a form: the vehicle of a `car_id`, a slug or an id (decision 35), and the location that was chosen. */
export async function formContext(
  ctx: TenantContext,
  { carId, locationId = null }: { carId: string; locationId?: number | null },
): Promise<FormContext> {
  const vehicle = carId === '' ? null : await findVehicle(ctx, carId)
  if (!vehicle) return { vehicle: null, locationId }
  const known = formVehicle(vehicle, vehicleSettings(ctx, vehicle))
  return { vehicle: known, locationId: locationId ?? known.locationId }
}
