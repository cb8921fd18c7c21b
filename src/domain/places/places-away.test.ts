import { namesWithin, placesAway } from './places-away'

const toowoomba = { lat: -27.572, lng: 151.918 }
const places = [
  { name: 'Moorooka', lat: -27.5343, lng: 153.023 },
  { name: 'Toowoomba', lat: -27.56, lng: 151.95 },
  { name: 'Burswood', lat: -31.9624, lng: 115.8973 },
]

describe('placesAway', () => {
  it('returns every place with its distance, nearest first [SEARCH-34]', () => {
    const away = placesAway(toowoomba, places)
    expect(away.map(({ name, km }) => [name, Math.round(km)])).toEqual([
      ['Toowoomba', 3],
      ['Moorooka', 109],
      ['Burswood', 3495],
    ])
  })

  it('sorts places for namesWithin, which includes those at exactly that distance', () => {
    const away = placesAway(toowoomba, places)
    expect(namesWithin(away, 50)).toEqual(['Toowoomba'])
    expect(namesWithin(away, away[1]?.km ?? 0)).toEqual(['Toowoomba', 'Moorooka'])
    expect(namesWithin(away, 1)).toEqual([])
  })
})
