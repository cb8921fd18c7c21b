import { createStore } from './create-store'

/** The shopper's last postcode, per website and browser; initially empty. */
const store = createStore('postcode', {
  empty: '',
  parse: (text) => (/^\d{4}$/.test(text) ? text : ''),
  format: (postcode: string) => postcode || null,
})

export const usePostcode = store.useValue
export const savePostcode = store.write
