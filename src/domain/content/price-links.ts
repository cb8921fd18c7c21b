import { formatDollars } from '@/domain/money/money'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/stock-query-url'
import type { Link } from './link'

interface PriceLinkSettings {
  readonly 'price.visible': boolean
  readonly 'search.moneyQuickOptions': readonly number[]
}

/** Links to what costs up to each of the site's quick prices (dollars), the lowest first. None where prices are hidden. */
export function priceLinks(settings: PriceLinkSettings, limit: number): Link[] {
  if (!settings['price.visible']) return []
  return settings['search.moneyQuickOptions'].slice(0, limit).map((max) => ({
    label: `Under ${formatDollars(max)}`,
    href: stockQueryToUrl({ ...emptyQuery, ranges: { price: { max } } }),
  }))
}
