import type { PromoStock } from '@/domain/promos/promo-stock'
import { commonStock } from '@/domain/stock/search/query/common-stock'
import { resultsAddress } from '@/domain/stock/search/query/results-address'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { withReading } from '@/domain/stock/search/understand/text-reading'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { decodeSegment } from '@/domain/url/decode-segment'
import { openSearch, type ParsedSearch } from '../stock/search/open-search'
import { searchStock } from '../stock/search/search-stock'

const DAY_SECONDS = 86_400

/**
 * The search for a tile's vehicles. Its text counts as far as it means filters, and its place does not. Returns null when the address is no
 * results page of the website any more.
 */
async function stockOf(
  ctx: TenantContext,
  { address, days }: PromoStock,
  now: Date,
): Promise<StockQuery | null> {
  const parts = address ? resultsAddress(address) : { segments: [], input: new URLSearchParams() }
  const opened = parts && (await openSearch(ctx, parts.segments.map(decodeSegment), parts.input))
  if (!opened) return null
  const query = { ...withReading(opened.query, opened.reading), text: '', near: null }
  if (days === null) return query
  const max = Math.floor(now.getTime() / 1000) - days * DAY_SECONDS
  return commonStock(query, { ...emptyQuery, ranges: { created_at_timestamp: { max } } })
}

const isAny = ({ address, days }: PromoStock) => address === null && days === null

/** Whether a search has any of a tile's vehicles among its results. Rejects with `SearchUnavailable`. */
export async function hasPromoStock(
  ctx: TenantContext,
  search: Pick<ParsedSearch, 'query' | 'reading'>,
  stock: PromoStock,
  now: Date,
): Promise<boolean> {
  if (isAny(stock)) return true
  const wanted = await stockOf(ctx, stock, now)
  const both = wanted && commonStock(withReading(search.query, search.reading), wanted)
  if (!both) return false
  const words = { ...search.reading, refinements: {}, ranges: {} }
  return (await searchStock(ctx, both, { reading: words })).count > 0
}

/** A tile's vehicles now, the first of them as hits. Null when its address is no results page of the website. */
export async function findPromoStock(
  ctx: TenantContext,
  stock: PromoStock,
  now: Date,
  hits: number,
): Promise<Pick<SearchResult, 'count' | 'hits'> | null> {
  const wanted = await stockOf(ctx, stock, now)
  return wanted && searchStock(ctx, { ...wanted, page: 1, hitsPerPage: hits })
}
