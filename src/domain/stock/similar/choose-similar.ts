import { isSold } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { StockHit } from '../search/results/result'

/** How many similar vehicles are shown, and how many placeholders are reserved for them (SIM-02). */
export const SIMILAR_COUNT = 6

/**
 * Chooses the six similar vehicles to show from several searches, in their order: in stock, without the vehicle itself
 * (SIM-03), without duplicates, and its own model first (SIM-08).
 */
export function chooseSimilar(
  { id, make, model }: Pick<Vehicle, 'id' | 'make' | 'model'>,
  found: readonly (readonly StockHit[])[],
): readonly StockHit[] {
  const others = found.flat().filter((hit) => hit.id !== id && hit.status === 'in_stock' && !isSold(hit))
  const once = [...new Map(others.map((hit) => [hit.id, hit])).values()]
  const isSameModel = (hit: StockHit) => hit.make === make && hit.model === model
  return [...once.filter(isSameModel), ...once.filter((hit) => !isSameModel(hit))].slice(0, SIMILAR_COUNT)
}
