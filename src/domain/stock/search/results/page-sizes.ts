import { queryLimits } from '../query/stock-query'
import type { SearchResult } from './result'

/** The page sizes on offer: the site's own, two and three times it, and the requested one. */
export function pageSizes(usual: number, requested: number | null): readonly number[] {
  const offered = [usual, usual * 2, usual * 3, requested ?? usual]
  return [...new Set(offered)]
    .filter((size) => size <= queryLimits.hitsPerPage)
    .sort((one, other) => one - other)
}

/** Whether to offer page sizes: there are results, and more of them than the site's own page size. */
export function offersPageSize(
  { hits, count }: Pick<SearchResult, 'hits' | 'count'>,
  usual: number,
): boolean {
  return hits.length > 0 && count > usual
}
