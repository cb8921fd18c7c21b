import { createStore } from './create-store'

const MOST = 50

/** Ids of the popups that a shopper dismissed, the newest last, per website and browser (PROMO-09, decision 65). */
export const dismissedPopups = createStore<readonly number[]>('popups', {
  empty: [],
  parse: (text) => {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []
  },
  format: (ids) => JSON.stringify(ids.slice(-MOST)),
})
