import { notFound } from 'next/navigation'
import { resolveSettings } from '@/domain/flags/resolve'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import { plainReading } from '@/domain/stock/search/text-reading'
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

const names = { makes: [], bodies: [], dealerships: [] }
const databaseDown = () => Promise.reject(new Error('connect ECONNREFUSED'))
const asked = 'refinementList[car_type][]=used'
const segment = `~${Buffer.from(asked).toString('base64url')}`
const opened = () => openResults(Promise.resolve({ host: 'a.example', landing: ['toyota', segment] }))

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { settings } = resolveSettings({ template: 'metro' })
  jest.mocked(openSite).mockResolvedValue({ slug: 'a', settings } as never)
  jest.mocked(openSearch).mockResolvedValue({ query: emptyQuery, reading: plainReading('') } as never)
  jest.mocked(getLandingNames).mockResolvedValue(names)
  jest.mocked(getLandingText).mockResolvedValue(null)
  jest.mocked(searchStock).mockResolvedValue({ count: 3 } as never)
})

afterEach(() => jest.restoreAllMocks())

describe('what a results page opens', () => {
  it.each([
    ['what the address means', () => jest.mocked(openSearch).mockImplementation(databaseDown)],
    ['the landing pages’ names', () => jest.mocked(getLandingNames).mockImplementation(databaseDown)],
    ['the editor’s words', () => jest.mocked(getLandingText).mockImplementation(databaseDown)],
    ['the stock itself', () => jest.mocked(searchStock).mockImplementation(databaseDown)],
  ])('is a page to try again when the database cannot tell %s [SEARCH-10]', async (_, breakIt) => {
    breakIt()
    expect(await opened()).toMatchObject({
      isFailed: true,
      heading: 'Used cars for sale',
      address: `/search/toyota?${asked}`,
    })
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('lacks the result alone when the search engine cannot answer', async () => {
    jest.mocked(searchStock).mockRejectedValue(new SearchUnavailable('down'))
    expect(await opened()).toMatchObject({ result: null, names })
  })

  it('is nothing where the address names nothing, and no failure when the framework is told so', async () => {
    jest.mocked(openSearch).mockResolvedValue(null)
    expect(await opened()).toBeNull()
    jest.mocked(openSearch).mockImplementation(async () => notFound())
    await expect(opened()).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })
})
