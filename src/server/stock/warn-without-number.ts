import { callNumber, type PhoneSettings } from '@/domain/stock/vehicle-page/call-number'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { isForSale } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { log } from '../log/log.mjs'

/** Logs a vehicle that is for sale without a phone number (PHONE-05). Its page omits the call button. */
export function warnWithoutNumber(
  { slug }: Pick<TenantContext, 'slug'>,
  vehicle: Pick<Vehicle, 'car_type' | 'location' | 'path' | 'status' | 'sold'>,
  settings: PhoneSettings,
): void {
  if (!isForSale(vehicle) || callNumber(vehicle, settings) !== null) return
  log.warn(`no phone number to call about ${vehicle.path} of ${slug}`)
}
