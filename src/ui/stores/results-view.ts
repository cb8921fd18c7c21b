import { createStore } from './create-store'

export type ResultsView = 'grid' | 'list'

/** The shopper's view of results, per website and browser; null for the website's default. */
const store = createStore<ResultsView | null>('view', {
  empty: null,
  parse: (text) => (text === 'grid' || text === 'list' ? text : null),
  format: (view) => view,
})

export const useResultsView = store.useValue
export const saveResultsView = store.write
