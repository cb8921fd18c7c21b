import { advertisedPrice } from '@/domain/pricing/advertised-price'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { emptyQuery, type Refinements, type StockQuery } from '../search/query/stock-query'
import { similarWindow } from './similar-window'

/** How similar vehicles are matched (SIM-05). */
export type SimilarMatch = 'priceWindow' | 'makeModel' | 'typeBody'

/** The maximum number of hits per query: more than are shown, because queries overlap (SIM-07). */
const LIMIT = 10

type Similarity = Pick<
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
 * Returns the searches for similar vehicles, closest first: by price within the same model, body and kind (SIM-04), or
 * by make and model, or by condition and body (SIM-05). All are limited to vehicles in stock (SIM-03).
 */
export function similarQueries(vehicle: Similarity, match: SimilarMatch): readonly StockQuery[] {
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

/** Limits a search to the vehicle's kind: a motorcycle is not similar to a caravan of the same price. */
function kindOf({ item_type, categories }: Similarity): Refinements {
  return { item_type: [item_type], ...(categories.length > 0 && { categories: [...categories].sort() }) }
}

function inStock(refinements: Refinements): StockQuery {
  return { ...emptyQuery, refinements: { ...refinements, status: ['in_stock'] }, hitsPerPage: LIMIT }
}
