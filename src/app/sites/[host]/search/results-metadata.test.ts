import { resolveSettings } from '@/domain/flags/resolve'
import { emptyQuery } from '@/domain/stock/search/stock-query'
import type { OpenedResults } from './open-results'
import { resultsMetadata } from './results-metadata'

function robots(canonicalHost: string | null, isOwnAddress: boolean, problems: readonly unknown[] = []) {
  const { settings } = resolveSettings({ template: 'metro' })
  return resultsMetadata({
    ctx: { name: 'Cars', settings, address: {}, canonicalHost },
    search: { query: emptyQuery, problems },
    names: { makes: [], bodies: [], dealerships: [] },
    result: { count: 3, page: 1, pages: 1 },
    text: null,
    isOwnAddress,
  } as unknown as OpenedResults).robots
}

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
