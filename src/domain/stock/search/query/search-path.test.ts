import { landingOf } from '../landing/landing'
import { SEARCH_PATH } from './search-path'
import { emptyQuery } from './stock-query'
import { stockQueryToUrl } from './stock-query-url'

const names = { dealerships: [], makes: [{ name: 'Kia', models: ['Rio'] }], bodies: [] }

describe('SEARCH_PATH', () => {
  it('is the path of every search, and the parent of every landing page [ROUTE-02]', () => {
    expect(SEARCH_PATH).toBe('/search')
    expect(stockQueryToUrl(emptyQuery)).toBe(SEARCH_PATH)
    expect(landingOf(emptyQuery, names).path).toBe(SEARCH_PATH)
    expect(landingOf({ ...emptyQuery, refinements: { make: ['Kia'] } }, names).path).toBe(
      `${SEARCH_PATH}/kia`,
    )
  })
})
