import { inherited } from '~/tests/support/inherited'
import { activeFilters } from './facets/change-query'
import { facetLabel } from './facets/facet-label'
import { shownFacets } from './facets/shown-facets'
import { searchHeading } from './page/search-heading'
import { emptyQuery, type Refinements } from './query/stock-query'
import { foldText, searchWords } from './understand/searchable-text'

const query = (refinements: Refinements) => ({ ...emptyQuery, refinements })

describe('searchWords', () => {
  it('splits at anything but letters and digits, and ignores case and accents', () => {
    expect(searchWords('  Citroën C3, CX-5 c3 ')).toEqual(['citroen', 'c3', 'cx', '5'])
    expect(searchWords('%_\\ \' " ;--')).toEqual([])
  })

  it('folds each letter to one letter, so that positions stay the same', () => {
    expect(foldText('ŠKODA')).toBe('skoda')
  })
})

describe('searchHeading', () => {
  it.each<[Refinements, string]>([
    [{}, 'Cars for sale'],
    [{ car_type: ['used'] }, 'Used cars for sale'],
    [{ make: ['Kia'], model: ['Sportage'] }, 'Kia Sportage for sale'],
    [{ make: ['Kia', 'BMW'], body: ['SUV'] }, 'SUV cars for sale'],
    [{ dealership_name: ['Kia North'] }, 'Cars for sale at Kia North'],
    [{ body: ['Truck'] }, 'Trucks for sale'],
    [{ car_type: ['used'], make: ['Toyota'], body: ['Ute'] }, 'Used Toyota Utes for sale'],
    [{ body: ['Hatch'] }, 'Hatches for sale'],
    [{ body: ['Hatchback'] }, 'Hatches for sale'],
    [{ body: ['Cab Chassis'] }, 'Cab Chassis for sale'],
    [{ body: ['Bus'] }, 'Buses for sale'],
    [{ body: ['4x4'] }, '4x4 cars for sale'],
    [{ categories: ['Caravans'], car_type: ['used'] }, 'Used caravans for sale'],
    [{ categories: ['Motorcycles'], body: ['Naked'] }, 'Naked motorcycles for sale'],
    [{ categories: ['Cars', 'Trucks'] }, 'Vehicles for sale'],
    [{ item_type: ['caravan'] }, 'Caravans for sale'],
    [{ item_type: ['car'] }, 'Cars for sale'],
    [{ body: ['People Mover'] }, 'People Movers for sale'],
    [{ make: ['Kia'], model: ['Carnival'], body: ['People Mover'] }, 'Kia People Mover Carnival for sale'],
  ])('words the heading of %j as "%s"', (refinements, heading) => {
    expect(searchHeading(query(refinements), 'Car')).toBe(heading)
  })

  it.each<[Refinements, readonly string[], string]>([
    [{ make: ['Yamaha'] }, ['Motorcycles'], 'Yamaha motorcycles for sale'],
    [{ make: ['Hino'], car_type: ['used'] }, ['Trucks'], 'Used Hino trucks for sale'],
    [{ make: ['Honda'] }, ['Motorcycles', 'Cars'], 'Honda vehicles for sale'],
    [{ body: ['Naked'] }, ['Motorcycles'], 'Naked motorcycles for sale'],
    [{ dealership_name: ['The Yard'] }, ['Caravans'], 'Caravans for sale at The Yard'],
    [{ dealership_name: ['The Yard'] }, ['Cars', 'Caravans'], 'Vehicles for sale at The Yard'],
    [{ make: ['Kia'] }, ['Cars'], 'Kia cars for sale'],
    [{ make: ['Honda'], categories: ['Cars'] }, ['Motorcycles', 'Cars'], 'Honda cars for sale'],
    [{ car_type: ['used'] }, ['Cars', 'Trucks'], 'Used vehicles for sale'],
    [{ car_type: ['new'], body: ['SUV'] }, ['Cars', 'Trucks'], 'New SUV vehicles for sale'],
    [{}, ['Cars', 'Trucks'], 'Vehicles for sale'],
    [{}, ['Caravans'], 'Caravans for sale'],
    [{ categories: ['Trucks'] }, ['Cars', 'Trucks'], 'Trucks for sale'],
    [{ make: ['Kia'] }, [], 'Kia cars for sale'],
  ])(
    'words the heading of %j, which allows the kinds %j, as "%s" [ROUTE-09, ROUTE-10, ROUTE-12]',
    (requested, kinds, heading) => {
      expect(searchHeading(query(requested), 'Car', kinds)).toBe(heading)
    },
  )

  it('uses the site’s word for vehicles without a given kind', () => {
    expect(searchHeading(query({ make: ['Ural'] }), 'Motorcycle', ['Cars', 'Motorcycles'])).toBe(
      'Ural motorcycles for sale',
    )
  })

  it.each<[Refinements, string]>([
    [{ car_type: ['demo', 'new'] }, 'New and demo cars for sale'],
    [{ car_type: ['demo', 'new', 'used'] }, 'New, demo and used cars for sale'],
    [{ car_type: ['used', 'demo'], make: ['Kia'] }, 'Demo and used Kia cars for sale'],
  ])('includes the conditions of %j: "%s" [ROUTE-07, ROUTE-08]', (requested, heading) => {
    expect(searchHeading(query(requested), 'Car')).toBe(heading)
  })

  it('leaves out a model when several makes are chosen', () => {
    const requested = { make: ['Kia', 'Toyota'], model: ['HiLux'] }
    expect(searchHeading(query(requested), 'Car')).toBe('Cars for sale')
    expect(searchHeading(query({ model: ['HiLux'] }), 'Car')).toBe('HiLux for sale')
  })

  it('uses the site’s word for vehicles [TEN-15]', () => {
    expect(searchHeading(emptyQuery, 'Motorcycle')).toBe('Motorcycles for sale')
  })
})

describe('facetLabel', () => {
  it.each([
    ['price_range', '10000-20000', '$10,000 to $20,000'],
    ['price_range', '500000+', '$500,000 and over'],
    ['car_type', 'demo', 'Demo'],
    ['status', 'coming_soon', 'Coming soon'],
    ['certified', 'true', 'Certified'],
    ['year', 2020, '2020'],
    ['body', 'Hatchback', 'Hatch'],
    ['body', 'stationWagon', 'Wagon'],
    ['body', 'Cruiser', 'Cruiser'],
  ] as const)('labels the %s %s as “%s”', (attribute, value, label) => {
    expect(facetLabel(attribute, value)).toBe(label)
  })

  it.each(inherited)('returns an unknown condition or status %s unchanged', (name) => {
    expect(facetLabel('car_type', name)).toBe(name)
    expect(facetLabel('status', name)).toBe(name)
  })
})

describe('activeFilters', () => {
  it('returns each filter with the search without it, from page 1', () => {
    const requested = {
      ...query({ make: ['Audi', 'Kia'] }),
      text: 'gt',
      page: 4,
      ranges: { price: { min: 5000, max: 9000 } },
    }
    const filters = activeFilters(requested, { parts: [], words: searchWords(requested.text) })
    expect(filters.map(({ label }) => label)).toEqual(['“gt”', 'Audi', 'Kia', 'Price $5,000 to $9,000'])
    expect(filters[1]?.without).toEqual({ ...requested, page: 1, refinements: { make: ['Kia'] } })
    expect(filters[3]?.without).toEqual({ ...requested, page: 1, ranges: {} })
  })
})

describe('shownFacets', () => {
  it('keeps a chosen value that no longer matches any vehicle', () => {
    const [facet] = shownFacets({ make: [{ value: 'Kia', count: 3 }] }, { make: ['Audi'] })
    expect(facet?.choices).toEqual([
      { value: 'Kia', label: 'Kia', count: 3, chosen: false },
      { value: 'Audi', label: 'Audi', count: 0, chosen: true },
    ])
  })

  it('leaves out a filter that would narrow nothing', () => {
    expect(shownFacets({ make: [{ value: 'Kia', count: 3 }] }, {})).toEqual([])
  })
})
