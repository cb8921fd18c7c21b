import { distanceText, nearestFirst } from './locate'

const perth = { lat: -31.95, lng: 115.86 }

describe('the nearest locations', () => {
  it('come first, and those without a position last [LOC-22]', () => {
    const places = [
      { name: 'Unknown', position: null },
      { name: 'Bunbury', position: { lat: -33.33, lng: 115.64 } },
      { name: 'Burswood', position: { lat: -31.96, lng: 115.9 } },
      { name: 'Nowhere', position: null },
    ]
    const found = nearestFirst(places, perth)
    expect(found.map(({ location }) => location.name)).toEqual(['Burswood', 'Bunbury', 'Unknown', 'Nowhere'])
    expect(Math.round(found[1]?.km ?? 0)).toBe(155)
    expect(found[2]?.km).toBeNull()
  })

  it.each([
    [0.4, 'less than 1 km away'],
    [1, '1 km away'],
    [12.6, '13 km away'],
    [1204.2, '1,204 km away'],
  ])('at %d km are %s', (km, expected) => {
    expect(distanceText(km)).toBe(expected)
  })
})
