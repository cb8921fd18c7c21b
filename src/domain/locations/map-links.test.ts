import { siteLocation } from '~/tests/support/site-location'
import { directionsTo, mapEmbed, mapPicture, overviewPicture } from './map-links'

const place = siteLocation({ position: { lat: -27.5, lng: 153 } })

describe('the maps of a location', () => {
  it('use the website’s key, which a location can replace, in a picture and an embedded map [LOC-20]', () => {
    const picture = new URL(mapPicture(place, 'SITE') ?? '')
    expect(picture.origin).toBe('https://maps.googleapis.com')
    expect(picture.searchParams.get('key')).toBe('SITE')
    expect(picture.searchParams.get('center')).toBe('-27.5,153')
    const own = { ...place, mapKey: 'OWN' }
    expect(new URL(mapPicture(own, 'SITE') ?? '').searchParams.get('key')).toBe('OWN')
    expect(new URL(mapEmbed(own, 'SITE') ?? '').searchParams.get('key')).toBe('OWN')
    expect(new URL(mapEmbed(place, 'SITE') ?? '').searchParams.get('q')).toBe(
      'North Yard, 1 High Street, Aspley QLD 4034',
    )
  })

  it('are missing without the website’s key, and the picture without a position [LOC-20]', () => {
    expect(mapPicture({ ...place, mapKey: 'OWN' }, '')).toBeNull()
    expect(mapEmbed(place, '')).toBeNull()
    expect(mapPicture({ ...place, position: null }, 'SITE')).toBeNull()
  })
})

describe('the map of the locator', () => {
  it('shows the locations that have a position, numbered as in the list [LOC-22]', () => {
    const other = { position: { lat: -27.6, lng: 153.1 } }
    const url = new URL(overviewPicture([place, { position: null }, other], 'SITE') ?? '')
    expect(url.searchParams.getAll('markers')).toEqual(['label:1|-27.5,153', 'label:3|-27.6,153.1'])
    expect(url.searchParams.get('zoom')).toBeNull()
    expect(url.searchParams.get('key')).toBe('SITE')
  })

  it('is missing without the website’s key or without a position', () => {
    expect(overviewPicture([place], '')).toBeNull()
    expect(overviewPicture([{ position: null }], 'SITE')).toBeNull()
  })
})

describe('the directions to a location', () => {
  it.each<[string, Parameters<typeof siteLocation>[0], string]>([
    ['staff’s own link', { placeUrl: 'https://maps.example/north' }, 'https://maps.example/north'],
    [
      'its position and place',
      { placeId: 'abc' },
      'https://www.google.com/maps/dir/?api=1&destination=-27.5%2C153&destination_place_id=abc',
    ],
    [
      'its address',
      { position: null },
      'https://www.google.com/maps/dir/?api=1&destination=North+Yard%2C+1+High+Street%2C+Aspley+QLD+4034',
    ],
  ])('use %s [LOC-02]', (_, changes, expected) => {
    expect(directionsTo({ ...place, ...changes })).toBe(expected)
  })
})
