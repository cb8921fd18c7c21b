import { bodyLinks, landingPath, makeLinks, modelLinks } from './stock-links'

describe('stock links', () => {
  it('list body types in the product’s order and wording, with unknown types last [SEARCH-33]', () => {
    const bodies = ['Ute', 'Cruiser', 'SUV', 'Cab Chassis', 'stationWagon'].map((name) => ({
      name,
      count: 1,
    }))
    expect(bodyLinks({ bodies })).toEqual([
      { label: 'Cab Chassis', href: '/search/cab-chassis', count: 1 },
      { label: 'SUV', href: '/search/suv', count: 1 },
      { label: 'Ute', href: '/search/ute', count: 1 },
      { label: 'Wagon', href: '/search/stationwagon', count: 1 },
      { label: 'Cruiser', href: '/search/cruiser', count: 1 },
    ])
  })

  const makes = [
    { name: 'Toyota', count: 9 },
    { name: 'Kia', count: 4 },
  ]

  it('list every make in stock by name if the editor chose none', () => {
    expect(makeLinks({ makes }).map(({ label }) => label)).toEqual(['Kia', 'Toyota'])
  })

  it('keep the editor’s makes in their order and omit those out of stock', () => {
    expect(makeLinks({ makes }, ['toyota', 'Lada'])).toEqual([
      { label: 'toyota', href: '/search/toyota', count: 9 },
    ])
  })

  it('list the most frequent models by name, with the make if the site has several', () => {
    const models = [
      { make: 'Kia', model: 'Sportage', count: 3 },
      { make: 'Kia', model: 'Rio', count: 1 },
      { make: 'Toyota', model: 'Corolla', count: 5 },
    ]
    expect(modelLinks({ models, makes }, 2)).toEqual([
      { label: 'Kia Sportage', href: '/search/kia/sportage', count: 3 },
      { label: 'Toyota Corolla', href: '/search/toyota/corolla', count: 5 },
    ])
    expect(modelLinks({ models, makes: makes.slice(1) }, 1)[0]?.label).toBe('Corolla')
  })

  it('escape characters that a path cannot contain', () => {
    expect(landingPath('Škoda?', 'a#b')).toBe('/search/%C5%A1koda%3F/a%23b')
  })
})
