import { formatDollars } from '@/domain/money/money'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/query/stock-query-url'
import type { Link } from '../../url/link'

export function searchUpTo(max: number): StockQuery {
  return { ...emptyQuery, ranges: { price: { max } } }
}

export function priceLinks(prices: readonly number[], limit: number): Link[] {
  return prices.slice(0, limit).map((max) => ({
    label: `Under ${formatDollars(max)}`,
    href: stockQueryToUrl(searchUpTo(max)),
  }))
}
