import { resolveSettings } from '@/domain/flags/resolve'
import { siteLocation } from '~/tests/support/site-location'
import type { SettingOverrides } from '../flags/catalogue'
import { locationStructuredData } from './structured-data'

const now = new Date('2026-11-27T00:00:00Z')
const address = 'https://north.example/contact-us/north'

function data(changes: Parameters<typeof siteLocation>[0] = {}, tenant: SettingOverrides = {}) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  return locationStructuredData(siteLocation(changes), settings, { now, address })
}

describe('the structured data of a location', () => {
  it.each<[Parameters<typeof siteLocation>[0], SettingOverrides, string]>([
    [{ type: 'sales' }, {}, 'AutoDealer'],
    [{ type: null }, {}, 'AutoDealer'],
    [{ type: 'service' }, {}, 'AutoRepair'],
    [{ type: 'parts' }, {}, 'AutoPartsStore'],
    [{ type: 'sales' }, { 'site.vehicleWording': 'Motorcycle' }, 'MotorcycleDealer'],
  ])('of %j on a site with %j is of its kind [LOC-17]', (changes, settings, expected) => {
    expect(data(changes, settings)['@type']).toBe(expected)
  })

  it('has the hours of open days, and the coming days with different hours [LOC-11, LOC-12]', () => {
    const specialHours = [
      { date: '2026-11-26', name: null, status: 'Closed', open: null, close: null },
      { date: '2026-12-24', name: null, status: 'Open', open: '09:00', close: '13:00' },
      { date: '2026-12-25', name: null, status: 'Closed', open: null, close: null },
      // A Sunday without usual hours: open, but nobody knows when.
      { date: '2026-12-27', name: null, status: 'Open', open: null, close: null },
    ]
    const found = data({ specialHours })
    expect(found.openingHoursSpecification).toHaveLength(5)
    expect(found.openingHoursSpecification?.[0]).toMatchObject({
      dayOfWeek: 'https://schema.org/Monday',
      opens: '08:30',
      closes: '17:30',
    })
    expect(found.specialOpeningHoursSpecification).toMatchObject([
      { validFrom: '2026-12-24', opens: '09:00', closes: '13:00' },
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
    ])
  })

  it('has the rating only where the page shows it [LOC-14]', () => {
    expect(data().aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 1284 })
    expect(data({}, { 'reviews.hidden': true }).aggregateRating).toBeUndefined()
  })
})
