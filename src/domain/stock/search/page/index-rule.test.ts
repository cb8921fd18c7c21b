import type { LandingNames } from '../landing/landing'
import { emptyQuery, type StockQuery } from '../query/stock-query'
import { indexRule } from './index-rule'

const names: LandingNames = {
  dealerships: [{ slug: 'kestrel-kia-doncaster', name: 'Kestrel Kia Doncaster' }],
  makes: [{ name: 'Toyota', models: ['HiLux'] }],
  bodies: ['SUV'],
}

const query = (changes: Partial<StockQuery>): StockQuery => ({ ...emptyQuery, ...changes })
const toyota = { make: ['Toyota'] }
const found = { count: 60, page: 1, pages: 3 }

describe('indexRule', () => {
  it.each([
    ['all stock', {}, '/search', true],
    ['a make [ROUTE-10]', { refinements: toyota }, '/search/toyota', true],
    ['a model [ROUTE-11]', { refinements: { ...toyota, model: ['HiLux'] } }, '/search/toyota/hilux', true],
    ['a body [ROUTE-12]', { refinements: { body: ['SUV'] } }, '/search/suv', true],
    ['a kind of stock [ROUTE-04]', { refinements: { car_type: ['used'] } }, '/search/used-cars', true],
    [
      'a dealership [ROUTE-09]',
      { refinements: { dealership_name: ['Kestrel Kia Doncaster'] } },
      '/search/kestrel-kia-doncaster',
      true,
    ],
    ['a later page, under its own address', { refinements: toyota, page: 2 }, '/search/toyota?page=2', true],
    ['a text', { text: 'white' }, null, false],
    ['a text on a landing page', { refinements: toyota, text: 'white' }, null, false],
    ['a combination', { refinements: { ...toyota, body: ['SUV'] } }, null, false],
    ['two makes', { refinements: { make: ['Kia', 'Toyota'] } }, null, false],
    ['a range', { refinements: toyota, ranges: { price: { max: 20_000 } } }, null, false],
    ['an order', { sort: 'price:asc' }, null, false],
    ['a page size', { hitsPerPage: 48 }, null, false],
    ['a distance', { near: { postcode: '4350', km: 50 } }, null, false],
    ['a later page of a text', { text: 'white', page: 2 }, null, false],
  ] as const)('gives the canonical URL and index flag of %s', (_, changes, canonical, index) => {
    const requested = query(changes as Partial<StockQuery>)
    expect(indexRule(requested, names, { ...found, page: requested.page })).toEqual({ canonical, index })
  })

  it('does not index a landing page without vehicles', () => {
    expect(indexRule(query({ refinements: toyota }), names, { count: 0, page: 1, pages: 0 }).index).toBe(
      false,
    )
  })

  it('does not index a page past the last', () => {
    expect(indexRule(query({ page: 4 }), names, { ...found, page: 4 }).index).toBe(false)
  })

  it('keeps pages indexed while the search is down', () => {
    expect(indexRule(query({}), names, null).index).toBe(true)
  })
})
