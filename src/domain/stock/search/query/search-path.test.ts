import { landingOf } from '../landing/landing'
import { SEARCH_PATH } from './search-path'
import { emptyQuery } from './stock-query'
import { stockQueryToUrl } from './stock-query-url'

const names = { dealerships: [], makes: [{ name: 'Kia', models: ['Rio'] }], bodies: [] }

describe('the one place of search results', () => {
  it('is where every search leads, and landing pages are below it [ROUTE-02]', () => {
    expect(SEARCH_PATH).toBe('/search')
    expect(stockQueryToUrl(emptyQuery)).toBe(SEARCH_PATH)
    expect(landingOf(emptyQuery, names).path).toBe(SEARCH_PATH)
    expect(landingOf({ ...emptyQuery, refinements: { make: ['Kia'] } }, names).path).toBe(
      `${SEARCH_PATH}/kia`,
    )
  })
})
