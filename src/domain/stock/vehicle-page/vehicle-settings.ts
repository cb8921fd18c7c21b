import type { Settings } from '@/domain/flags/catalogue'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** The settings for a vehicle: those of its dealership, or else the tenant's (TEN-17). */
export function vehicleSettings(
  { settings, dealerships }: Pick<TenantContext, 'settings' | 'dealerships'>,
  vehicle: Pick<Vehicle, 'dealership_slug'>,
): Settings {
  return dealerships.find(({ slug }) => slug === vehicle.dealership_slug)?.settings ?? settings
}
