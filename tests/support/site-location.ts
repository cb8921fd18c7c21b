import type { SiteLocation } from '@/domain/locations/location'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday: String(weekday),
  status: 'Open',
  open: '08:30',
  close: '17:30',
  wording: null,
}))

/** A yard in Brisbane, open on weekdays. */
export function siteLocation(changes: Partial<SiteLocation> = {}): SiteLocation {
  return {
    id: 1,
    name: 'North Yard',
    slug: 'north',
    type: 'sales',
    subtype: null,
    dealership: { id: 11, slug: 'dealership-11', name: 'Dealership 11' },
    isMain: true,
    makes: ['Kia'],
    dealerLicence: 'QLD LMD 1',
    repairerLicence: null,
    picture: null,
    rating: 4.6,
    reviews: 1284,
    street: '1 High Street',
    city: 'Aspley',
    state: 'QLD',
    postcode: '4034',
    position: null,
    placeId: null,
    placeUrl: null,
    mapKey: null,
    phone: '+61755500101',
    zone: 'Australia/Brisbane',
    hours: weekdays,
    specialHours: [],
    ...changes,
  }
}
