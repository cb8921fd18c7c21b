import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { database } from '../clients/database'
import { databaseViews } from './database-views'
import { httpViews, viewLimits } from './http-views'
import type { VehicleViews, ViewAnswer } from './vehicle-views'

let own: VehicleViews | undefined

/**
 * Records a page view of a vehicle with the service that the website names, or in our own database, and returns the number of views
 * (VDP-37). `isFirst` is true for the shopper's first view this session. Returns null when the number is unknown.
 */
export async function recordView(
  ctx: TenantContext,
  vehicle: Vehicle,
  isFirst: boolean,
): Promise<ViewAnswer | null> {
  const address = ctx.settings['integrations.viewUrl']
  if (address) {
    const limits = { ...viewLimits, allowPrivate: env().FEED_ALLOW_PRIVATE }
    return httpViews(address, ctx.websiteId, limits).look(vehicle, isFirst)
  }
  own ??= databaseViews(database())
  return own.look(vehicle, isFirst)
}
