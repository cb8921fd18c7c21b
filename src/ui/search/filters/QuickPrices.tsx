import { formatDollars } from '@/domain/money/money'
import { quickPrice } from '@/domain/stock/search/facets/range-choices'
import { SearchLink } from '../SearchLink'
import { useSearch } from '../search-context'

/** Maximum prices to choose with one tap (SEARCH-31). */
export function QuickPrices() {
  const { site, query } = useSearch()
  if (site.quickPrices.length === 0) return null
  return (
    <ul aria-label="Highest price" className="flex flex-wrap gap-1.5 py-2">
      {site.quickPrices.map((price) => {
        const { isChosen, query: next } = quickPrice(query, price)
        return (
          <li key={price}>
            <SearchLink to={next} aria-current={isChosen ? 'true' : undefined} className="quick-price">
              Up to {formatDollars(price)}
            </SearchLink>
          </li>
        )
      })}
    </ul>
  )
}
