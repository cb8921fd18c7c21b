import { createStore } from './create-store'

/** The paths that a shopper opened in this tab, the newest last, and the campaign that brought them here. */
export interface Visit {
  readonly pages: readonly string[]
  readonly campaign: Readonly<Record<string, string>>
}

const MAX_PAGES = 20
const MAX_LENGTH = 200

/** Parameters of advertisements. No other parameter is stored: it could contain personal data. */
const CAMPAIGN = /^(?:utm_[a-z_]{1,30}|gclid|fbclid|msclkid|gbraid|wbraid)$/

const NO_VISIT: Visit = { pages: [], campaign: {} }

const isText = (value: unknown): value is string => typeof value === 'string'

function parseVisit(text: string): Visit {
  const stored = JSON.parse(text) as Partial<Visit> | null
  const pages = Array.isArray(stored?.pages) ? stored.pages.filter(isText) : []
  const campaign = Object.entries(stored?.campaign ?? {}).filter(([, value]) => isText(value))
  return { pages, campaign: Object.fromEntries(campaign) }
}

const store = createStore<Visit>('visit', {
  empty: NO_VISIT,
  parse: parseVisit,
  format: (visit) => JSON.stringify(visit),
  lasts: 'session',
})

export const readVisit = store.read

/** Adds this page to the visit (MSL-06). The query string is not stored, except the campaign of the first page that has one. */
export function recordVisit({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const { pages, campaign } = store.read()
  const page = pathname.slice(0, MAX_LENGTH)
  const found = [...new URLSearchParams(search)]
    .filter(([name]) => CAMPAIGN.test(name))
    .map(([name, value]) => [name, value.slice(0, MAX_LENGTH)])
  store.write({
    pages: pages.at(-1) === page ? pages : [...pages, page].slice(-MAX_PAGES),
    campaign: Object.keys(campaign).length > 0 ? campaign : Object.fromEntries(found),
  })
}
