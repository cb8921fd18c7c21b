import { dealershipPath, locationPath, slugOfLocationPath, viewLocationHref } from './location-paths'

const settings = { 'locations.path': '/our-location/{slug}' } as const

describe('the address of a location', () => {
  it('follows the path of the website [ROUTE-35]', () => {
    expect(locationPath('north', settings)).toBe('/our-location/north')
    expect(locationPath('north', { 'locations.path': '/contact-us/{slug}' })).toBe('/contact-us/north')
  })

  it.each([
    ['/contact-us/north', 'north'],
    ['/our-location/north', 'north'],
    ['/locations/north', 'north'],
    ['/contact-us', null],
    ['/locations/', null],
    ['/locations/north/hours', null],
    ['/service/north', null],
    ['/', null],
  ])('at %s names %p [ROUTE-35, ROUTE-37]', (path, expected) => {
    expect(slugOfLocationPath(path)).toBe(expected)
  })
})

describe('the link to a location', () => {
  it.each([
    ['/', '/our-location/north'],
    ['/dealer-locator', '/our-location/north'],
    ['/contact', null],
    ['/contact-us', null],
    ['/our-location/north', null],
    ['/our-location/south', '/our-location/north'],
  ])('on %s is %p [ROUTE-36]', (current, expected) => {
    expect(viewLocationHref({ slug: 'north' }, settings, current)).toBe(expected)
  })
})

describe('a dealership’s page', () => {
  const dealership = { id: 1, slug: 'main', name: 'Main' }

  it('is below /locations [ROUTE-37]', () => {
    expect(dealershipPath(dealership, [{ slug: 'north', dealership }])).toBe('/locations/main')
  })

  it('is left out where a location has the same slug', () => {
    expect(dealershipPath(dealership, [{ slug: 'main', dealership }])).toBeNull()
  })
})
