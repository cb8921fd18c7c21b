import { notFound } from 'next/navigation'
import { resolveSettings } from '@/domain/flags/resolve'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { plainReading } from '@/domain/stock/search/understand/text-reading'
import { getLandingText } from '@/server/content/landing-text'
import { getLandingNames } from '@/server/stock/search/landing-names'
import { openSearch } from '@/server/stock/search/open-search'
import { searchStock } from '@/server/stock/search/search-stock'
import { SearchUnavailable } from '@/server/stock/search/stock-engine'
import { openSite } from '@/server/tenants/open-site'
import { openResults } from './open-results'

jest.mock('@/server/content/landing-text', () => ({ getLandingText: jest.fn() }))
jest.mock('@/server/stock/search/landing-names', () => ({ getLandingNames: jest.fn() }))
jest.mock('@/server/stock/search/open-search', () => ({ openSearch: jest.fn() }))
jest.mock('@/server/stock/search/search-stock', () => ({ searchStock: jest.fn() }))
jest.mock('@/server/tenants/open-site', () => ({ openSite: jest.fn() }))

const names = { makes: [{ name: 'Toyota', models: ['Land Cruiser'] }], bodies: [], dealerships: [] }
const databaseDown = () => Promise.reject(new Error('connect ECONNREFUSED'))
const requested = 'refinementList[car_type][]=used'
const open = (landing: readonly string[], query = '') =>
  openResults(
    Promise.resolve({ host: 'a.example', landing: [...landing] }),
    Promise.resolve(Object.fromEntries(new URLSearchParams(query))),
  )
const opened = () => open(['toyota'], requested)
const search = { query: emptyQuery, problems: [], reading: plainReading(''), hrefOf: () => '/search/toyota' }

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { settings } = resolveSettings({ template: 'metro' })
  jest.mocked(openSite).mockResolvedValue({ slug: 'a', settings } as never)
  jest.mocked(openSearch).mockResolvedValue(search as never)
  jest.mocked(getLandingNames).mockResolvedValue(names)
  jest.mocked(getLandingText).mockResolvedValue(null)
  jest.mocked(searchStock).mockResolvedValue({ count: 3, facets: {} } as never)
})

afterEach(() => jest.restoreAllMocks())

describe('openResults', () => {
  it.each([
    ['what the address means', () => jest.mocked(openSearch).mockImplementation(databaseDown)],
    ['the landing pages’ names', () => jest.mocked(getLandingNames).mockImplementation(databaseDown)],
    ['the editor’s words', () => jest.mocked(getLandingText).mockImplementation(databaseDown)],
    ['the stock itself', () => jest.mocked(searchStock).mockImplementation(databaseDown)],
  ])(
    'returns a failed page with a link to try again if the database cannot read %s [SEARCH-10]',
    async (_, breakIt) => {
      breakIt()
      expect(await opened()).toMatchObject({
        isFailed: true,
        heading: 'Used cars for sale',
        address: `/search/toyota?${new URLSearchParams(requested)}`,
      })
      expect(console.error).toHaveBeenCalledTimes(1)
    },
  )

  it('reads the landing path and the query string [PROMO-02]', async () => {
    expect(await opened()).toMatchObject({ seed: expect.any(Number), names })
    expect(openSearch).toHaveBeenLastCalledWith(expect.anything(), ['toyota'], new URLSearchParams(requested))
  })

  it('returns only the result as null if the search engine does not answer', async () => {
    jest.mocked(searchStock).mockRejectedValue(new SearchUnavailable('down'))
    expect(await opened()).toMatchObject({ result: null, names })
  })

  const sold = {
    all: ['Cars', 'Motorcycles'],
    makes: { Yamaha: ['Motorcycles'] },
    bodies: {},
    dealerships: {},
  }
  const facets = { categories: [{ value: 'Motorcycles', count: 3 }] }

  it('puts the kind of vehicle that the website sells of a make into the heading [ROUTE-10]', async () => {
    const requested = { ...emptyQuery, refinements: { make: ['Yamaha'] } }
    jest.mocked(openSearch).mockResolvedValue({ ...search, query: requested } as never)
    jest.mocked(getLandingNames).mockResolvedValue({ ...names, sold })
    expect(await opened()).toMatchObject({
      heading: 'Yamaha motorcycles for sale',
      kinds: ['Motorcycles'],
    })
  })

  it('takes the kind in the heading from the shopper’s words, and never from the results', async () => {
    jest.mocked(getLandingNames).mockResolvedValue({ ...names, sold })
    jest.mocked(searchStock).mockResolvedValue({ count: 3, facets } as never)
    expect(await opened()).toMatchObject({ heading: 'Vehicles for sale' })
    const reading = { ...plainReading(''), refinements: { categories: ['Motorcycles'] } }
    jest.mocked(openSearch).mockResolvedValue({ ...search, reading } as never)
    expect(await opened()).toMatchObject({
      heading: 'Motorcycles for sale',
      worded: { refinements: { categories: ['Motorcycles'] } },
      search: { query: { refinements: {} } },
    })
  })

  it('returns null for a URL without a match, and rethrows the framework’s 404', async () => {
    jest.mocked(openSearch).mockResolvedValue(null)
    expect(await opened()).toBeNull()
    jest.mocked(openSearch).mockImplementation(async () => notFound())
    await expect(opened()).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })
})

/** Returns where a results page redirects to, and with which status; null if it renders. */
const ledOn = async (landing: readonly string[], query?: string) => {
  const error = await open(landing, query).then(
    () => null,
    (error: { digest: string }) => error,
  )
  const [, , to, status] = error?.digest.split(';') ?? []
  return error && [to, status]
}

describe('a results page', () => {
  it.each([
    [['TOYOTA'], '', '/search/toyota'],
    [['Toyota', 'Land%20Cruiser'], '', '/search/toyota/land-cruiser'],
    [['toyota', 'LAND-CRUISER'], 'page=2', '/search/toyota/land-cruiser?page=2'],
    [['Used-Cars'], 'sortBy=price:asc', '/search/used-cars?sortBy=price%3Aasc'],
  ])('redirects permanently from %j and "%s" to %s [ROUTE-10, ROUTE-11]', async (landing, query, to) => {
    jest.mocked(openSearch).mockResolvedValue(null)
    expect(await ledOn(landing, query)).toEqual([to, '308'])
  })

  it.each([[['Toyotta']], [['toyota', 'HILUX']], [['toyota', 'hilux']]])(
    'does not redirect from %j, which matches nothing in any case',
    async (landing) => {
      jest.mocked(openSearch).mockResolvedValue(null)
      expect(await ledOn(landing)).toBeNull()
    },
  )

  it('redirects a submitted form to its canonical URL if every field is valid [ROUTE-13]', async () => {
    const form = 'query=&refinementList[make][]=Toyota&range[price][min]=&near[km]=50'
    expect(await ledOn([], form)).toEqual(['/search/toyota', '307'])
    expect(await ledOn([], 'refinementList[make][]=Toyota')).toBeNull()
    jest
      .mocked(openSearch)
      .mockResolvedValue({ ...search, problems: [{ field: 'page', message: '' }] } as never)
    expect(await ledOn([], form)).toBeNull()
  })

  it('detects whether it was requested at its own URL', async () => {
    expect(await open(['toyota'])).toMatchObject({ isOwnAddress: true })
    expect(await open([], 'refinementList[make][]=Toyota')).toMatchObject({ isOwnAddress: false })
    expect(await open(['toyota'], 'utm_source=mail')).toMatchObject({ isOwnAddress: false })
  })
})
