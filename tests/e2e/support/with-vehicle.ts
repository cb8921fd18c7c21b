import type { APIRequestContext } from '@playwright/test'
import { change, type Doc, findOne } from './signed-in-user'

/** The fields that staff may correct, and the switch that hides a vehicle, all with the feed's values. */
const UNTOUCHED = { hidden: false, name: null, colour: null, tag: null, photos: null }

/**
 * Runs `work` on a website's in-stock vehicle. `place` is its index in the list, so that parallel tests take
 * different vehicles. Resets the staff's corrections afterwards.
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
