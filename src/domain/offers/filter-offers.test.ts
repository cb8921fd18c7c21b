import { filterOffers, noFilter, offerFacets, offersPath, parseOfferFilter } from './filter-offers'

const brand = (name: string) => ({ id: 1, name, slug: name.toLowerCase(), logo: null })
const sportage = { id: 1, name: 'Sportage', slug: 'sportage', overrideUrl: null }
const offers = [
  { id: 1, category: 'Finance offer', manufacturer: brand('Kia'), model: sportage },
  { id: 2, category: 'Price offer', manufacturer: brand('Kia'), model: null },
  { id: 3, category: 'Price offer', manufacturer: brand('Ford'), model: null },
  { id: 4, category: 'Service offer', manufacturer: null, model: null },
]

const parse = (query: string) => parseOfferFilter(new URLSearchParams(query))
const ids = (query: string) => filterOffers(offers, parse(query)).map(({ id }) => id)

describe('filtered offers', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['category=price-offer', [2, 3]],
    ['category=Price offer', [2, 3]],
    ['manufacturer=kia', [1, 2]],
    ['manufacturer=Kia&category=price-offer', [2]],
    ['model=sportage', [1]],
    ['model=', [1, 2, 3, 4]],
    ['manufacturer=constructor', []],
    ['category=price-offer&model=sportage', []],
  ])('of %j are %j [OFFER-01, OFFER-02]', (query, found) => {
    expect(ids(query)).toEqual(found)
  })

  it('have an address that parses to the same filter [ROUTE-31]', () => {
    expect(offersPath(noFilter)).toBe('/special-offers')
    const path = offersPath({ category: 'price-offer', manufacturer: 'kia' })
    expect(path).toBe('/special-offers?category=price-offer&manufacturer=kia')
    expect(parse(path.split('?')[1] ?? '')).toEqual({
      ...noFilter,
      category: 'price-offer',
      manufacturer: 'kia',
    })
  })
})

describe('the filters of offers', () => {
  const shown = (query: string) =>
    offerFacets(offers, parse(query)).map(({ name, choices }) => [
      name,
      choices.map(({ label, count, chosen }) => `${label} ${count}${chosen ? ' chosen' : ''}`),
    ])

  it('count what the other filters leave, and leave out a filter without a choice [OFFER-01]', () => {
    expect(shown('')).toEqual([
      ['category', ['Finance offer 1', 'Price offer 2', 'Service offer 1']],
      ['manufacturer', ['Ford 1', 'Kia 2']],
    ])
    expect(shown('manufacturer=kia')).toEqual([
      ['category', ['Finance offer 1', 'Price offer 1']],
      ['manufacturer', ['Ford 1', 'Kia 2 chosen']],
    ])
  })

  it('link to the page without a chosen value, and keep the others [OFFER-01]', () => {
    const [category, manufacturer] = offerFacets(offers, parse('category=price-offer&manufacturer=kia'))
    expect(category?.choices.find(({ chosen }) => chosen)?.href).toBe('/special-offers?manufacturer=kia')
    expect(manufacturer?.choices.find(({ label }) => label === 'Ford')?.href).toBe(
      '/special-offers?category=price-offer&manufacturer=ford',
    )
  })
})
