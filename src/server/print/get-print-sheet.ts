import { quotedLender } from '@/domain/finance/offer/availability'
import { offerOf } from '@/domain/finance/offer/offer'
import { templateFor } from '@/domain/flags/templates'
import { type PrintSheet, printSheet } from '@/domain/print/print-sheet'
import { callNumber } from '@/domain/stock/vehicle-page/call-number'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { siteOrigin } from '@/domain/tenants/site-origin'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { env } from '@/env'
import { getLicences } from '../content/licences'
import { withFinance } from '../finance/with-finance'
import { findVehicle } from '../stock/find-vehicle'

export interface Printed {
  readonly vehicle: Vehicle
  readonly sheet: PrintSheet
}

/**
 * The content of a sheet for the tenant's vehicle with this slug or id (ROUTE-25, decision 35), including sold ones; null when the tenant
 * has no such vehicle. `host` is the host name of the request.
 */
export async function getPrintSheet(ctx: TenantContext, name: string, host: string): Promise<Printed | null> {
  const found = await findVehicle(ctx, name)
  if (!found) return null
  const vehicle = await withFinance(ctx, found)
  const settings = vehicleSettings(ctx, vehicle)
  const now = new Date()
  const offer = offerOf(vehicle, settings, quotedLender(ctx.financeProvider, settings, now))
  const sheet = printSheet({
    vehicle,
    price: offer.price,
    weekly: offer.weekly,
    smallPrint: offer.smallPrint,
    leadWith: templateFor(ctx.template).layout.leadSpecs,
    phone: callNumber(vehicle, settings),
    licences: await getLicences(ctx),
    address: siteOrigin(ctx, host, env().PORT) + vehicle.path,
    now,
  })
  return { vehicle, sheet }
}
