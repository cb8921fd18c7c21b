import type { Vehicle } from '@/domain/vehicle/vehicle'
import { searchAddress } from '../search/landing/search-address'
import { emptyQuery, type StockQuery } from '../search/query/stock-query'

type Similarity = Pick<Vehicle, 'car_type' | 'simple_body' | 'make'>

/** The fallback search for similar vehicles (SIM-10): the same condition and body, or the same make when the body is unknown. */
export function similarQuery({ car_type, simple_body: body, make }: Similarity): StockQuery {
  const like = body ? { body: [body] } : { make: [make] }
  return { ...emptyQuery, refinements: { car_type: [car_type], ...like } }
}

/**
 * Returns the URL of that search, on the landing page of the vehicle's condition (ROUTE-13), which every website has.
 * Other landing pages depend on the stock, and would force a new rendering of every vehicle page when the stock
 * changes.
 */
export function similarSearch(vehicle: Similarity): string {
  return searchAddress(similarQuery(vehicle), { dealerships: [], makes: [], bodies: [] })
}
