import { isSold } from '@/domain/vehicle/sale/sold'
import type { StockHit } from './result'

/**
 * Keeps only the first of consecutive sold vehicles, unless all are sold (SEARCH-08). It affects the display only, not
 * the count (decision 27).
 */
export function foldSoldRuns<H extends Pick<StockHit, 'status' | 'sold'>>(hits: readonly H[]): readonly H[] {
  if (hits.every(isSold)) return hits
  return hits.filter((hit, index) => {
    const before = hits[index - 1]
    return !(isSold(hit) && before && isSold(before))
  })
}

/** The hits to show on a page, with sold vehicles folded if the site's setting says so (SEARCH-08). */
export function shownHits<H extends Pick<StockHit, 'status' | 'sold'>>(
  hits: readonly H[],
  settings: { readonly 'search.handlesSold': boolean },
): readonly H[] {
  return settings['search.handlesSold'] ? foldSoldRuns(hits) : hits
}
