import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { database } from '../clients/database'
import { httpViews, viewLimits } from './http-views'
import { ownViews } from './own-views'
import type { VehicleViews, ViewAnswer } from './vehicle-views'

let own: VehicleViews | undefined

/**
 * Notes that a vehicle's page was looked at, with the service that the website names or in our own database, and tells how often it was
 * (VDP-37). `isFirst` is the shopper's first look this session. Null when that cannot be told.
 */
export async function lookAtVehicle(
  ctx: TenantContext,
  vehicle: Vehicle,
  isFirst: boolean,
): Promise<ViewAnswer | null> {
  const address = ctx.settings['integrations.viewUrl']
  if (address) {
    const limits = { ...viewLimits, allowPrivate: env().FEED_ALLOW_PRIVATE }
    return httpViews(address, ctx.websiteId, limits).look(vehicle, isFirst)
  }
  own ??= ownViews(database())
  return own.look(vehicle, isFirst)
}
