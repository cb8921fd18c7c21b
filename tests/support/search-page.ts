import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { type TemplateKey, templateFor } from '@/domain/flags/templates'
import { priceOptions } from '@/domain/pricing/price-display'
import { cardOptions } from '@/domain/stock/card-options'
import { packFacets } from '@/domain/stock/search/facets/packed-facets'
import { searchAddress } from '@/domain/stock/search/landing/search-address'
import type { ResultsAnswer } from '@/domain/stock/search/page/results-answer'
import { searchHeading } from '@/domain/stock/search/page/search-heading'
import type { SearchSite } from '@/domain/stock/search/page/search-site'
import { defaultSortOf } from '@/domain/stock/search/plan/stock-scope'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/query/stock-query'
import { packHit } from '@/domain/stock/search/results/packed-hit'
import type { Facets, StockHit } from '@/domain/stock/search/results/result'
import { shownHits } from '@/domain/stock/search/results/sold-runs'
import { searchWords } from '@/domain/stock/search/understand/searchable-text'

const PAGE_NOW = new Date('2026-03-10T00:00:00Z')

interface Site {
  template?: TemplateKey
  settings?: SettingOverrides
  makes?: readonly { readonly name: string; readonly models: readonly string[] }[]
}

/** The website's settings for its results page, with the given changes. */
export function searchSite(
  { template = 'metro', settings: tenant, makes = [] }: Site = {},
  changes: Partial<SearchSite> = {},
): SearchSite {
  const { settings } = resolveSettings({ template, tenant })
  return {
    wording: settings['site.vehicleWording'],
    layout: templateFor(template).layout,
    cards: cardOptions(settings),
    pricesVisible: settings['price.visible'],
    usualSort: defaultSortOf(settings),
    hitsPerPage: settings['search.hitsPerPage'],
    clearPath: settings['search.clearFiltersPath'],
    priceSlider: settings['search.priceSlider'],
    quickPrices: settings['search.moneyQuickOptions'],
    showsWeekly: settings['price.visible'],
    savesSearches: false,
    names: { makes: makes.map(({ name }) => name), bodies: [], dealerships: [] },
    seed: 7,
    trackedEvent: null,
    ...changes,
  }
}

interface Found extends Partial<Omit<ResultsAnswer, 'hits' | 'facets' | 'query'>> {
  query?: Partial<StockQuery>
  hits?: readonly StockHit[]
  facets?: Facets
  makes?: Site['makes']
  handlesSold?: boolean
}

/** A search response, with the given changes. */
export function resultsAnswer({
  query: requested,
  hits = [],
  facets = {},
  makes = [],
  handlesSold = true,
  ...changes
}: Found = {}): ResultsAnswer {
  const query = { ...emptyQuery, ...requested }
  const { settings } = resolveSettings({ template: 'metro' })
  const count = changes.count ?? hits.length
  return {
    query,
    address: searchAddress(query, { makes, bodies: [], dealerships: [] }),
    heading: searchHeading(query, 'Car'),
    head: { title: searchHeading(query, 'Car'), description: '', canonical: null, robots: null },
    shown: count,
    count,
    page: query.page,
    pages: Math.ceil(count / 21),
    hits: shownHits(hits, { 'search.handlesSold': handlesSold }).map((hit) =>
      packHit(hit, { price: priceOptions(settings), now: PAGE_NOW, isEarly: true }),
    ),
    facets: packFacets(facets, { chosen: query.refinements, makes }),
    reading: { parts: [], words: searchWords(query.text) },
    notices: [],
    distances: {},
    models: Object.fromEntries(makes.map(({ name, models }) => [name, models])),
    problems: [],
    tiles: [],
    carTypes: [],
    budgetNote: null,
    intro: null,
    now: PAGE_NOW.toISOString(),
    ...changes,
  }
}
