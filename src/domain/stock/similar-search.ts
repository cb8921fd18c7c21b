import { emptyQuery } from './search/stock-query'
import { stockQueryToUrl } from './search/stock-query-url'
import type { Vehicle } from './vehicle'

/** Where a shopper who missed a vehicle finds others like it: the same condition and body, or make when the body is unknown. */
export function similarSearch({ car_type, simple_body: body, make }: Vehicle): string {
  const like = body ? { body: [body] } : { make: [make] }
  return stockQueryToUrl({ ...emptyQuery, refinements: { car_type: [car_type], ...like } })
}
