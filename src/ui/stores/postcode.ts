import { createStore } from './create-store'

/** The postcode that a shopper gave last on this website, in this browser; empty before that. */
const store = createStore('postcode', {
  empty: '',
  parse: (text) => (/^\d{4}$/.test(text) ? text : ''),
  format: (postcode: string) => postcode || null,
})

export const usePostcode = store.useValue
export const savePostcode = store.write
