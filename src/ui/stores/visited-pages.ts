import { createStore } from './create-store'

/** Every page has this code: forms read the campaign's parameters, and the server checks what they send. */
interface Visit {
  /** Paths, the newest last. */
  readonly pages: readonly string[]
  /** The query string of the first page that an advertisement led to. */
  readonly landing: string
}

const MAX_PAGES = 20

function parseVisit(text: string): Visit {
  const stored = JSON.parse(text) as Partial<Record<keyof Visit, unknown>> | null
  const pages = Array.isArray(stored?.pages) ? stored.pages : []
  return {
    pages: pages.filter((page) => typeof page === 'string').slice(-MAX_PAGES),
    landing: typeof stored?.landing === 'string' ? stored.landing : '',
  }
}

const store = createStore<Visit>('visit', {
  empty: { pages: [], landing: '' },
  parse: parseVisit,
  format: JSON.stringify,
  lasts: 'session',
})

export const readVisit = store.read

/** Adds this page to the visit in this tab (MSL-06). */
export function recordVisit({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { pages, landing } = store.read()
  store.write({
    pages: [...pages.slice(1 - MAX_PAGES), pathname],
    landing: landing || (/utm_|clid/.test(search) ? search : ''),
  })
}
