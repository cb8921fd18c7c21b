import { createContext, type RefObject, use } from 'react'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import type { SearchSite } from '@/domain/stock/search/page/search-site'
import type { UnpackedAnswer } from '@/domain/stock/search/page/unpack-answer'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { Step } from './use-query-history'

/** Changes the query. `change` receives the latest query and the landing page names. */
export type ChangeQuery = (
  change: (query: StockQuery, names: LandingNames) => StockQuery,
  step?: SearchStep,
) => void

export interface Search {
  readonly site: SearchSite
  readonly query: StockQuery
  /** The displayed results: for the current query, or for the previous one while it loads. */
  readonly answer: UnpackedAnswer
  readonly isWaiting: boolean
  /** Number of times the filters were cleared. A change discards unfinished input. */
  readonly clearings: number
  readonly hrefOf: (query: StockQuery) => string
  readonly changeQuery: ChangeQuery
  readonly clear: () => void
  /** Announces a message in the page's only live region. Empty text restores the number of results. */
  readonly announce: (text: string) => void
  readonly keepEntry: () => void
  readonly results: RefObject<HTMLElement | null>
}

export interface SearchStep extends Step {
  readonly isOtherPage?: boolean
}

/** The form's id. The order and the page size are outside the form element and belong to it by this id. */
export const FILTER_FORM = 'stock-filters'

const SearchContext = createContext<Search | null>(null)

export const SearchProvider = SearchContext.Provider

export function useSearch(): Search {
  const search = use(SearchContext)
  if (!search) throw new Error('useSearch must be used within a SearchProvider.')
  return search
}

const ChangeQueryContext = createContext<ChangeQuery | null>(null)

export const ChangeQueryProvider = ChangeQueryContext.Provider

/** Returns the search's `changeQuery`, which never changes identity. Hundreds of memoised choices depend on it. */
export function useChangeQuery(): ChangeQuery {
  const changeQuery = use(ChangeQueryContext)
  if (!changeQuery) throw new Error('useChangeQuery must be used within a ChangeQueryProvider.')
  return changeQuery
}
