import type { Vehicle } from '@/domain/vehicle/vehicle'
import { searchAddress } from '../search/landing/search-address'
import { emptyQuery, type StockQuery } from '../search/query/stock-query'

type Likeness = Pick<Vehicle, 'car_type' | 'simple_body' | 'make'>

/** The search that finds others like a vehicle when nothing closer does (SIM-10): the same condition and body, or make when the body is unknown. */
export function similarQuery({ car_type, simple_body: body, make }: Likeness): StockQuery {
  const like = body ? { body: [body] } : { make: [make] }
  return { ...emptyQuery, refinements: { car_type: [car_type], ...like } }
}

/**
 * Where a shopper who missed a vehicle finds others like it: below the landing page of its condition (ROUTE-13), which every
 * website has. What else a path can name follows the stock, and no vehicle's page is rendered anew with each change of that.
 */
export function similarSearch(vehicle: Likeness): string {
  return searchAddress(similarQuery(vehicle), { dealerships: [], makes: [], bodies: [] })
}
