import { emptyQuery } from '../query/stock-query'
import { queryOfPath, searchAddress } from './search-address'

const names = { makes: [{ name: 'Kia', models: ['Rio'] }], bodies: [], dealerships: [] }
const kia = { ...emptyQuery, refinements: { make: ['Kia'] } }

describe('The URL of a search', () => {
  it('is its landing page’s path, with the other filters in the query string [ROUTE-13]', () => {
    expect(searchAddress(emptyQuery, names)).toBe('/search')
    expect(searchAddress(kia, names)).toBe('/search/kia')
    expect(searchAddress({ ...kia, page: 2 }, names)).toBe('/search/kia?page=2')
  })

  it('resolves back to the search when it has no query string', () => {
    expect(queryOfPath('/search', names)).toEqual(emptyQuery)
    expect(queryOfPath('/search/kia', names)).toEqual(kia)
    expect(
      ['/search/ford', '/search?page=2', '/specials', '/'].map((path) => queryOfPath(path, names)),
    ).toEqual([null, null, null, null])
  })
})
