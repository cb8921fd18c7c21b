import { indexLocations, resolvePlace } from './place'

const city = { id: 7, slug: 'city-yard', name: 'City Yard', city: 'Perth', state: 'WA', primary: true }
const coast = { id: 8, slug: 'coast', name: 'Coast', city: 'Bunbury', state: 'WA', primary: false }
const locations = indexLocations([city, coast])
const atCity = { location_id: 7, location_name: 'City Yard', city: 'Perth', state: 'WA' }

describe('resolvePlace', () => {
  it.each([
    ['its id', { location_id: 7 }, atCity],
    ['its id as text', { location_id: '7' }, atCity],
    ['its slug', { location: 'city-yard' }, atCity],
    ['its name in capitals', { location_name: 'CITY YARD' }, { ...atCity, location_name: 'CITY YARD' }],
    ['an object', { location: { slug: 'city-yard' } }, atCity],
    ['nothing, as the primary location', {}, atCity],
    [
      'a location and its own city',
      { location: 'coast', city: 'Busselton' },
      { location_id: 8, location_name: 'Coast', city: 'Busselton', state: 'WA' },
    ],
    [
      'a city alone',
      { city: 'Kedron', state: 'Queensland' },
      { location_id: null, location_name: null, city: 'Kedron', state: 'QLD' },
    ],
    [
      'an unknown location',
      { location: 'Elsewhere' },
      { location_id: null, location_name: 'Elsewhere', city: null, state: null },
    ],
  ])('finds the place from %s [ENT-07]', (_, vehicle, place) => {
    expect(resolvePlace(vehicle, locations)).toMatchObject(place)
  })

  it('falls back to the only location when none is primary, and to none when there are several [ENT-07]', () => {
    expect(resolvePlace({}, indexLocations([coast])).location_id).toBe(8)
    expect(resolvePlace({}, indexLocations([coast, { ...coast, id: 9 }])).location_id).toBeNull()
  })

  it.each([{}, { location: 'coast' }, { location_name: 'City Yard' }, { city: 'Kedron', location: 'coast' }])(
    'keeps the feed’s own words in %j when a location is renamed [ENT-07]',
    (vehicle) => {
      const renamed = indexLocations([
        { ...city, name: 'New Yard', city: 'Fremantle' },
        { ...coast, name: 'Beach', state: 'SA' },
      ])
      expect(resolvePlace(vehicle, renamed).feedPlace).toBe(resolvePlace(vehicle, locations).feedPlace)
      expect(resolvePlace({ ...vehicle, state: 'NSW' }, locations).feedPlace).not.toBe(
        resolvePlace(vehicle, locations).feedPlace,
      )
    },
  )
})
