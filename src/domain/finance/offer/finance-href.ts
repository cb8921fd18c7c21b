import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { FinanceSettings } from '../finance-settings'

type Linked = Pick<
  Vehicle,
  'id' | 'car_type' | 'vin' | 'dealership_slug' | 'price' | 'offer_price' | 'status' | 'sold'
>

type LinkSettings = Pick<
  FinanceSettings,
  'finance.defaultLink' | 'finance.pagePath' | 'price.displayThreshold'
>

/** FIN-48, ROUTE-45. */
const FORM = '#finance-form'

/**
 * The finance link of a vehicle: the default finance link, else the finance page of the website or dealership
 * (ROUTE-22, ROUTE-23), with the vehicle's details for the form (ROUTE-24). Takes the public vehicle, which contains no
 * hidden price.
 */
export function financeHref(vehicle: Linked, settings: LinkSettings): string {
  const link = settings['finance.defaultLink'] || settings['finance.pagePath']
  const price = advertisedPrice(vehicle, settings['price.displayThreshold'])
  const query = new URLSearchParams({ preferredDealership: vehicle.dealership_slug })
  if (price !== null) query.set('vehiclePriceBudget', String(price))
  query.set('car_id', vehicle.id)
  query.set('car_type', vehicle.car_type)
  if (vehicle.vin) query.set('vin', vehicle.vin)
  const page = link.replace(/#.*$/, '')
  return `${page}${page.includes('?') ? '&' : '?'}${query}${FORM}`
}
