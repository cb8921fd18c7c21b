import { resolveSettings } from '@/domain/flags/resolve'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import type { OpenedResults } from './open-results'
import { resultsMetadata } from './results-metadata'

function metadata(
  canonicalHost: string | null,
  { isOwnAddress = true, problems = [], facets = {} }: Partial<Record<string, unknown>> = {},
) {
  const tenant = { 'site.primaryCity': 'Moorooka' }
  const { settings } = resolveSettings({ template: 'metro', tenant })
  return resultsMetadata({
    ctx: { name: 'Range Motors', settings, canonicalHost },
    search: { query: emptyQuery, problems },
    worded: emptyQuery,
    names: { makes: [], bodies: [], dealerships: [] },
    result: { count: 3, page: 1, pages: 1, facets },
    text: null,
    isOwnAddress,
  } as unknown as OpenedResults)
}

const robots = (canonicalHost: string | null, isOwnAddress: boolean, problems: readonly unknown[] = []) =>
  metadata(canonicalHost, { isOwnAddress, problems }).robots

describe('the metadata of a results page', () => {
  const unlisted = { index: false, follow: true }

  it('lets search engines index one URL of each search, by canonical link or alone [ROUTE-13]', () => {
    expect(robots('cars.example', true)).toBeUndefined()
    expect(robots('cars.example', false)).toBeUndefined()
    expect(robots(null, true)).toBeUndefined()
    expect(robots(null, false)).toEqual(unlisted)
  })

  it('does not let search engines index an invalid URL', () => {
    expect(robots('cars.example', true, [{ field: 'page' }])).toEqual(unlisted)
  })
})

describe('the title of a results page', () => {
  const state = [{ value: 'QLD', count: 3 }]

  it('names the town of the vehicles found, not that of the dealer', () => {
    const facets = { city: [{ value: 'Southport', count: 3 }], state }
    expect(metadata(null, { facets })).toMatchObject({
      title: 'Cars for Sale in Southport | Range Motors',
      description: expect.stringContaining('for sale in Southport at Range Motors.'),
    })
  })

  it('names the state if the vehicles are in several towns', () => {
    const city = [
      { value: 'Southport', count: 2 },
      { value: 'Aspley', count: 1 },
    ]
    expect(metadata(null, { facets: { city, state } }).title).toBe(
      'Cars for Sale in Queensland | Range Motors',
    )
  })

  it('names no place that the vehicles’ records do not contain', () => {
    expect(metadata(null).title).toBe('Cars for Sale | Range Motors')
  })
})
