import { formatDollars } from '@/domain/money/money'
import { quickPrice } from '@/domain/stock/search/range-choices'
import type { StockQuery } from '@/domain/stock/search/stock-query'

interface Props {
  query: StockQuery
  /** In dollars, from the site's setting. */
  prices: readonly number[]
  hrefOf: (query: StockQuery) => string
}

/** Budgets to choose with one tap (SEARCH-31). */
export function QuickPrices({ query, prices, hrefOf }: Props) {
  if (prices.length === 0) return null
  return (
    <ul aria-label="Highest price" className="quick-prices">
      {prices.map((price) => {
        const { isChosen, query: next } = quickPrice(query, price)
        return (
          <li key={price} data-key={price}>
            <a href={hrefOf(next)} aria-current={isChosen ? 'true' : undefined}>
              <span className="sr-only">Up to </span>
              {formatDollars(price)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
