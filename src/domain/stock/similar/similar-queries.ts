import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { emptyQuery, type Refinements, type StockQuery } from '../search/query/stock-query'
import { similarWindow } from './similar-window'

/** What makes another vehicle similar (SIM-05). */
export type SimilarMatch = 'priceWindow' | 'makeModel' | 'typeBody'

/** As many as each query may find: more than are shown, since queries find the same vehicles (SIM-07). */
const LIMIT = 10

type Likeness = Pick<
  Vehicle,
  | 'make'
  | 'model'
  | 'car_type'
  | 'simple_body'
  | 'item_type'
  | 'categories'
  | 'status'
  | 'sold'
  | 'price'
  | 'offer_price'
>

/**
 * The searches that together find vehicles like this one, the closest first: by price of the same model, the same body and
 * the same kind (SIM-04), or by make and model, or by condition and body (SIM-05). All of them ask for what is in stock (SIM-03).
 */
export function similarQueries(vehicle: Likeness, match: SimilarMatch): readonly StockQuery[] {
  const { make, model, car_type, simple_body: body } = vehicle
  const sameModel: Refinements = { make: [make], model: [model] }
  const sameBody: Refinements = body ? { body: [body] } : { make: [make] }
  switch (match) {
    case 'makeModel':
      return [inStock(sameModel)]
    case 'typeBody': {
      const alike: Refinements = { car_type: [car_type], ...sameBody }
      return [inStock({ ...alike, ...sameModel }), inStock(alike)]
    }
    case 'priceWindow': {
      const price = similarWindow(advertisedPrice(vehicle))
      return [sameModel, { ...sameBody, ...kindOf(vehicle) }, kindOf(vehicle)].map((like) => ({
        ...inStock(like),
        ranges: price ? { price } : {},
      }))
    }
  }
}

/** A motorcycle of the same price is nothing like a caravan. */
function kindOf({ item_type, categories }: Likeness): Refinements {
  return { item_type: [item_type], ...(categories.length > 0 && { categories: [...categories].sort() }) }
}

function inStock(refinements: Refinements): StockQuery {
  return { ...emptyQuery, refinements: { ...refinements, status: ['in_stock'] }, hitsPerPage: LIMIT }
}
