import { createContext, type RefObject, use } from 'react'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { ReadAnswer } from './read-answer'
import type { SearchSite } from './search-site'
import type { Step } from './use-question'

/** Asks for the question as `change` makes it of the last one, with the names that landing pages have. */
export type Ask = (change: (query: StockQuery, names: LandingNames) => StockQuery, step?: SearchStep) => void

/** What the parts of a page of results share. */
export interface Search {
  readonly site: SearchSite
  /** The question, as the fields show it. */
  readonly query: StockQuery
  /** The results shown: those of the question, or of the one before. */
  readonly answer: ReadAnswer
  readonly isWaiting: boolean
  /** How often the filters were cleared: what is half written goes with them. */
  readonly clearings: number
  readonly hrefOf: (query: StockQuery) => string
  readonly ask: Ask
  readonly clear: () => void
  /** Gives a message to screen readers by the page's one live region; empty text returns to the number found. */
  readonly announce: (text: string) => void
  readonly keepEntry: () => void
  readonly results: RefObject<HTMLElement | null>
}

export interface SearchStep extends Step {
  /** They turned to another page of the same results. */
  readonly isOtherPage?: boolean
}

/** The form's id. The order and the page's length are chosen outside the form, and sent with it. */
export const FILTER_FORM = 'stock-filters'

const SearchContext = createContext<Search | null>(null)

export const SearchProvider = SearchContext.Provider

export function useSearch(): Search {
  const search = use(SearchContext)
  if (!search) throw new Error('useSearch is called outside a page of results')
  return search
}

const AskContext = createContext<Ask | null>(null)

export const AskProvider = AskContext.Provider

/** The search's `ask`, the same at every rendering: for the hundreds of choices, which are rendered only when they change. */
export function useAsk(): Ask {
  const ask = use(AskContext)
  if (!ask) throw new Error('useAsk is called outside a page of results')
  return ask
}
