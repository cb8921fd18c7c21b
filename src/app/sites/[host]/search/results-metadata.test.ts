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

describe('what search engines are told of a results page', () => {
  const unlisted = { index: false, follow: true }

  it('lists one address of those that say the same, by its canonical one or alone [ROUTE-13]', () => {
    expect(robots('cars.example', true)).toBeUndefined()
    expect(robots('cars.example', false)).toBeUndefined()
    expect(robots(null, true)).toBeUndefined()
    expect(robots(null, false)).toEqual(unlisted)
  })

  it('does not list an address that could not be read', () => {
    expect(robots('cars.example', true, [{ field: 'page' }])).toEqual(unlisted)
  })
})

describe('the title of a results page', () => {
  const state = [{ value: 'QLD', count: 3 }]

  it('names the town that the vehicles found are in, not the one that the dealer is in', () => {
    const facets = { city: [{ value: 'Southport', count: 3 }], state }
    expect(metadata(null, { facets })).toMatchObject({
      title: 'Cars for Sale in Southport | Range Motors',
      description: expect.stringContaining('for sale in Southport at Range Motors.'),
    })
  })

  it('names the state of vehicles that are in several towns', () => {
    const city = [
      { value: 'Southport', count: 2 },
      { value: 'Aspley', count: 1 },
    ]
    expect(metadata(null, { facets: { city, state } }).title).toBe(
      'Cars for Sale in Queensland | Range Motors',
    )
  })

  it('names no place that the vehicles’ own records do not name', () => {
    expect(metadata(null).title).toBe('Cars for Sale | Range Motors')
  })
})
