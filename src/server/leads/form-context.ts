import { emptyContext, type FormContext } from '@/domain/leads/built-in/form-site'
import { formVehicle } from '@/domain/leads/built-in/form-vehicle'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** What fills a form about a vehicle. */
export function formContext(ctx: TenantContext, vehicle: Vehicle | null): FormContext {
  if (!vehicle) return emptyContext
  const known = formVehicle(vehicle, vehicleSettings(ctx, vehicle))
  return { vehicle: known, locationId: known.locationId }
}
