import fc from 'fast-check'
import { distanceKm } from './distance'

const brisbane = { lat: -27.4698, lng: 153.0251 }
const sydney = { lat: -33.8688, lng: 151.2093 }
const perth = { lat: -31.9523, lng: 115.8613 }

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceKm', () => {
  it.each([
    ['Brisbane', 'Sydney', brisbane, sydney, 732],
    ['Sydney', 'Perth', sydney, perth, 3290],
    ['Brisbane', 'itself', brisbane, brisbane, 0],
  ])('from %s to %s is correct [SEARCH-34]', (_one, _other, from, to, km) => {
    expect(Math.round(distanceKm(from, to))).toBe(km)
  })

  it('uses an earth radius of 6371 km: half way round is π times that [SEARCH-34]', () => {
    expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(Math.PI * 6371, 6)
  })

  it('is symmetric and never exceeds half way round', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const km = distanceKm(one, other)
        expect(distanceKm(other, one)).toBeCloseTo(km, 6)
        expect(km >= 0 && km <= Math.PI * 6371 + 1e-6).toBe(true)
      }),
    )
  })
})
