import { emptyQuery } from '../query/stock-query'
import { searchCrumbs } from './search-crumbs'

const names = { dealerships: [], makes: [{ name: 'Kia', models: ['Rio'] }], bodies: ['SUV'] }
const crumbs = (refinements: object) => searchCrumbs({ ...emptyQuery, refinements }, names, 'Car')

describe('searchCrumbs', () => {
  it('links from Home through all stock to a make and its model', () => {
    expect(crumbs({ make: ['Kia'], model: ['Rio'] })).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Cars for sale', href: '/search' },
      { label: 'Kia cars for sale', href: '/search/kia' },
      { label: 'Kia Rio for sale', href: '/search/kia/rio' },
    ])
  })

  it('names the kinds of vehicle that the website sells at each step [ROUTE-10]', () => {
    const sold = {
      all: ['Cars', 'Trucks'],
      makes: { Kia: ['Trucks'] },
      bodies: {},
      dealerships: {},
    }
    const way = searchCrumbs({ ...emptyQuery, refinements: { make: ['Kia'] } }, { ...names, sold }, 'Car')
    expect(way.map(({ label }) => label)).toEqual(['Home', 'Vehicles for sale', 'Kia trucks for sale'])
  })

  it('ends at all stock when no filter is chosen', () => {
    expect(crumbs({}).map(({ href }) => href)).toEqual(['/', '/search'])
  })
})
