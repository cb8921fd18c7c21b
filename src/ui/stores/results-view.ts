import { createStore } from './create-store'

export type ResultsView = 'grid' | 'list'

/** How a shopper chose to see results on this website, in this browser; null while the website's own view applies. */
const store = createStore<ResultsView | null>('view', {
  empty: null,
  parse: (text) => (text === 'grid' || text === 'list' ? text : null),
  format: (view) => view,
})

export const useResultsView = store.useValue
export const saveResultsView = store.write
