import type { APIRequestContext } from '@playwright/test'
import { change, type Doc, findOne } from './desk'

/** The texts staff may correct, and the switch that hides a vehicle, all as the feed has it. */
const UNTOUCHED = { hidden: false, name: null, colour: null, tag: null }

/**
 * A vehicle of a website that stands in stock, chosen by its place in the list so that tests at the same time take different
 * ones. Whatever staff decided about it is taken back when the work is done.
 */
export async function withVehicle<T>(
  api: APIRequestContext,
  { slug, place }: { slug: string; place: number },
  work: (vehicle: Doc & { slug: string; name: string }) => Promise<T>,
): Promise<T> {
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${slug}`)
  const where = `where[tenant][equals]=${tenant.id}&where[status][equals]=in_stock&where[car_type][equals]=used&where[show_on_dealer_website][equals]=true`
  const vehicle = await findOne(api, 'vehicles', `${where}&sort=slug&limit=1&page=${place}`)
  try {
    return await work({ ...vehicle, slug: String(vehicle.slug), name: String(vehicle.name) })
  } finally {
    await change(api, 'vehicles', vehicle.id, { staff: UNTOUCHED })
  }
}
