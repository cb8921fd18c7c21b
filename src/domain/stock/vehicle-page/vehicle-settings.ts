import { brandNumber } from '@/domain/brands/brand-numbers'
import type { Settings } from '@/domain/flags/catalogue'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'

type Website = Pick<TenantContext, 'settings' | 'dealerships'> & Partial<Pick<TenantContext, 'brandNumbers'>>

type Placed = Pick<Vehicle, 'dealership_slug'> & Partial<Pick<Vehicle, 'make' | 'car_type'>>

/**
 * The settings for a vehicle: its dealership's, which override the tenant's (TEN-17). A brand's number replaces the numbers by
 * condition, but not the one number for everything (BRAND-07).
 */
export function vehicleSettings(
  { settings, dealerships, brandNumbers = [] }: Website,
  vehicle: Placed,
): Settings {
  const own = dealerships.find(({ slug }) => slug === vehicle.dealership_slug)?.settings ?? settings
  const number = brandNumber(brandNumbers, vehicle)
  if (number === null) return own
  return { ...own, 'phone.newNumber': number, 'phone.usedNumber': number, 'phone.demoNumber': number }
}
