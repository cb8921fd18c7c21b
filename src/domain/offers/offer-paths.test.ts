import { hasOfferFilter, isAskedFor, modelPath, offerPath, parseOfferPath } from './offer-paths'

const kia = { id: 3, name: 'Kia', slug: 'kia', logo: null }

describe('the address of an offer', () => {
  it('has the manufacturer’s segment if the offer has a manufacturer [ROUTE-32]', () => {
    expect(offerPath({ id: 7, manufacturer: kia })).toBe('/offers/kia/7')
    expect(offerPath({ id: 7, manufacturer: null })).toBe('/offers/7')
  })

  it.each([
    [['7'], { id: 7, manufacturer: null }],
    [['kia', '7'], { id: 7, manufacturer: 'kia' }],
    [['kia', 'sportage', '7'], null],
    [['kia'], null],
    [['0'], null],
    [['7a'], null],
    [['99999999999'], null],
    [[], null],
  ])('is parsed from %j [ROUTE-32]', (segments, asked) => {
    expect(parseOfferPath(segments)).toEqual(asked)
  })

  it.each([
    ['7', true],
    ['kia/7', true],
    ['toyota/7', false],
    ['kia/8', false],
  ])('opens the offer at /offers/%s: %s [ROUTE-32]', (path, opens) => {
    const asked = parseOfferPath(path.split('/'))
    expect(asked && isAskedFor({ id: 7, manufacturer: kia }, asked)).toBe(opens)
  })

  it('of an offer without a manufacturer has no segment for one [ROUTE-32]', () => {
    expect(isAskedFor({ id: 7, manufacturer: null }, { id: 7, manufacturer: 'kia' })).toBe(false)
  })
})

describe('the model’s link of an offer', () => {
  it.each([
    ['the page of the model', null, '/sportage'],
    ['the address that staff set', '/campaigns/sportage', '/campaigns/sportage'],
    ['another website', 'https://kia.example/sportage', 'https://kia.example/sportage'],
    ['the page of the model, not an unsafe address', 'javascript:alert(1)', '/sportage'],
  ])('opens %s [OFFER-06]', (_, overrideUrl, path) => {
    expect(modelPath({ slug: 'sportage', overrideUrl })).toBe(path)
  })
})

it.each([
  ['category=finance-offer', true],
  ['model=', true],
  ['utm_source=mail', false],
  ['', false],
])('a query of %j asks for filtered offers: %s [ROUTE-31]', (query, filters) => {
  expect(hasOfferFilter(new URLSearchParams(query))).toBe(filters)
})
