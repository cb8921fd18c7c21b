import { emptyQuery, type StockQuery } from '../search/stock-query'
import { stockQueryToUrl } from '../search/stock-query-url'
import type { Vehicle } from '../vehicle'

type Likeness = Pick<Vehicle, 'car_type' | 'simple_body' | 'make'>

/** The search that finds others like a vehicle when nothing closer does (SIM-10): the same condition and body, or make when the body is unknown. */
export function similarQuery({ car_type, simple_body: body, make }: Likeness): StockQuery {
  const like = body ? { body: [body] } : { make: [make] }
  return { ...emptyQuery, refinements: { car_type: [car_type], ...like } }
}

/** Where a shopper who missed a vehicle finds others like it. */
export function similarSearch(vehicle: Likeness): string {
  return stockQueryToUrl(similarQuery(vehicle))
}
