import { isSold } from '@/domain/vehicle/sold'
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

/** The vehicles of a page as the site shows them: runs of sold ones folded where it wants that (SEARCH-08). */
export function shownHits<H extends Pick<StockHit, 'status' | 'sold'>>(
  hits: readonly H[],
  settings: { readonly 'search.handlesSold': boolean },
): readonly H[] {
  return settings['search.handlesSold'] ? foldSoldRuns(hits) : hits
}
