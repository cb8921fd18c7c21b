import { queryLimits } from '../query/stock-query'
import type { SearchResult } from './result'

/** The numbers of vehicles a page can show: the site's own, twice and three times as many, and the one that was asked for. */
export function pageSizes(usual: number, asked: number | null): readonly number[] {
  const offered = [usual, usual * 2, usual * 3, asked ?? usual]
  return [...new Set(offered)]
    .filter((size) => size <= queryLimits.hitsPerPage)
    .sort((one, other) => one - other)
}

/** Whether a page lets a shopper choose its length: it shows vehicles, and there are more than the site's own number. */
export function offersPageSize(
  { hits, count }: Pick<SearchResult, 'hits' | 'count'>,
  usual: number,
): boolean {
  return hits.length > 0 && count > usual
}
