import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { CarType } from '@/domain/vehicle/vehicle'
import { vehiclePath } from '@/domain/vehicle/vehicle-path'

/**
 * Returns the vehicle with the URL that the tenant's site gives it (ROUTE-14). Lower layers do not know the site's settings, so
 * every read for a website's pages ends here.
 */
export function atSitePath<V extends { slug: string; car_type: CarType | null; path: string }>(
  { settings }: Pick<TenantContext, 'settings'>,
  vehicle: V,
): V {
  const path = vehiclePath(vehicle, settings)
  return path === vehicle.path ? vehicle : { ...vehicle, path }
}
