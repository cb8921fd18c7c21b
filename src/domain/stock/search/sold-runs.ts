import { isSold } from '../sold'
import type { StockHit } from './result'

/**
 * Of sold vehicles that follow one another only the first stays, unless every vehicle is sold (SEARCH-08). Only what is
 * shown changes: the count stays the search's own (decision 27).
 */
export function foldSoldRuns<H extends Pick<StockHit, 'status' | 'sold'>>(hits: readonly H[]): readonly H[] {
  if (hits.every(isSold)) return hits
  return hits.filter((hit, index) => {
    const before = hits[index - 1]
    return !(isSold(hit) && before && isSold(before))
  })
}
