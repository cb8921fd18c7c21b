import { resolveSettings } from '@/domain/flags/resolve'
import { siteLocation } from '~/tests/support/site-location'
import type { SettingOverrides } from '../flags/catalogue'
import type { DealershipId } from '../tenants/tenant-context'
import { locationView } from './location-view'

function view(location = siteLocation(), tenant: SettingOverrides = {}, dealership: SettingOverrides = {}) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const own = resolveSettings({ template: 'metro', tenant, dealership }).settings
  const dealerships = [
    { id: 11 as DealershipId, slug: 'dealership-11', name: 'Dealership 11', settings: own },
  ]
  const shown = { now: new Date('2026-11-27T00:00:00Z'), path: '/' }
  return locationView(location, { settings, dealerships }, shown)
}

describe('what is shown of a location', () => {
  it('is its address, phone, hours, licences and whether it is open [LOC-02, LOC-17, LOC-23]', () => {
    expect(view()).toMatchObject({
      name: 'North Yard',
      kind: 'Sales',
      address: '1 High Street, Aspley QLD 4034',
      phone: '07 5550 0101',
      open: { isOpen: true, text: 'Open until 5:30 pm' },
      href: '/contact-us/north',
      licences: ['Dealer licence QLD LMD 1'],
    })
    const workshop = siteLocation({ type: 'service', dealerLicence: null, repairerLicence: 'MVR 7' })
    expect(view(workshop).licences).toEqual(['Motor vehicle repairer MVR 7'])
  })

  it.each<[string, number | null, number, SettingOverrides, boolean]>([
    ['above the minimum', 4.1, 12, {}, true],
    ['at the minimum', 4, 12, {}, false],
    ['above a brand’s lower minimum', 3.1, 12, { 'reviews.minimumRating': 3 }, true],
    ['where reviews are hidden', 4.9, 12, { 'reviews.hidden': true }, false],
    ['without reviews', 4.9, 0, {}, false],
    ['without a rating', null, 12, {}, false],
  ])('has stars %s: %d of %d [LOC-04, LOC-14]', (_, rating, reviews, settings, shown) => {
    expect(view(siteLocation({ rating, reviews }), settings).rating !== null).toBe(shown)
  })

  it('books a service at the booking site of its dealership, else on the website [ROUTE-47]', () => {
    const workshop = siteLocation({ type: 'service' })
    const booking = (address: string) => ({ 'locations.serviceBookingUrl': address })
    expect(view(workshop).bookService).toBe('/service')
    expect(view(workshop, booking('https://brand.example')).bookService).toBe('https://brand.example')
    expect(
      view(workshop, booking('https://brand.example'), booking('https://north.example')).bookService,
    ).toBe('https://north.example')
    expect(view(siteLocation(), booking('https://brand.example')).bookService).toBeNull()
  })
})
