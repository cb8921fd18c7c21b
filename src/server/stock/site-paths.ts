import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { CarType } from '@/domain/vehicle/vehicle'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'

/**
 * The vehicle under the address the tenant's site gives it (ROUTE-14). What stock is read from knows no settings, so every
 * read that a website's pages see ends here.
 */
export function atSitePath<V extends { slug: string; car_type: CarType | null; path: string }>(
  { settings }: Pick<TenantContext, 'settings'>,
  vehicle: V,
): V {
  const path = vehiclePath(vehicle, settings)
  return path === vehicle.path ? vehicle : { ...vehicle, path }
}
