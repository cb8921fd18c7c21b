import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/query/stock-query-url'
import { parseSortKey } from '@/domain/vehicle/sorts'
import { createStore } from './create-store'

/** The parts of a search that are the shopper's preferences (SEARCH-11). */
type LastingChoices = Pick<StockQuery, 'near' | 'sort' | 'hitsPerPage'>

const NONE: LastingChoices = { near: null, sort: null, hitsPerPage: null }

const store = createStore<LastingChoices>('search', {
  empty: NONE,
  parse: (text) => {
    const requested = new URLSearchParams(text)
    const [, postcode, km] = /^(\d{4}):(\d{1,3})$/.exec(requested.get('near') ?? '') ?? []
    return {
      near: postcode && km ? { postcode, km: Number(km) } : null,
      sort: parseSortKey(requested.get('sortBy') ?? ''),
      hitsPerPage: Number(requested.get('hitsPerPage')) || null,
    }
  },
  format: (choices) => stockQueryToUrl({ ...emptyQuery, ...choices }).split('?')[1] ?? null,
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the initial query for the page of all stock; null for the website's defaults. */
export function initialQuery(): StockQuery | null {
  const choices = store.read()
  return isSame(choices, NONE) ? null : { ...emptyQuery, ...choices }
}

/** Stores the preferences that changed between two queries, including removed ones. */
export function saveSearchChoices(before: StockQuery, after: StockQuery): void {
  const stored = store.read()
  const pick = <Key extends keyof LastingChoices>(key: Key) =>
    isSame(before[key], after[key]) ? stored[key] : after[key]
  store.write({ near: pick('near'), sort: pick('sort'), hitsPerPage: pick('hitsPerPage') })
}

export function clearSearchChoices(): void {
  store.write(NONE)
}
