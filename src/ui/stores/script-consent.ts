import { type ChosenPurpose, isChosenPurpose } from '@/domain/scripts/site-script'
import { createStore } from './create-store'

/** The purposes for which a shopper allows scripts of other companies; null until they choose. */
export const scriptConsent = createStore<readonly ChosenPurpose[] | null>('script-consent', {
  empty: null,
  parse: (text) => {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isChosenPurpose) : null
  },
  format: (allowed) => (allowed ? JSON.stringify(allowed) : null),
})
