import { vehicleFeatureLinks } from './feature-links'

const settings = {
  'site.vehicleWording': 'Car',
  'locations.serviceBookingUrl': '',
  'tradeIn.path': '/sell-my-car',
} as const

describe('the links at the end of a vehicle’s page', () => {
  it('are latest offers, book a service and sell your car [CB-01]', () => {
    expect(vehicleFeatureLinks(settings)).toEqual([
      { label: 'Latest offers', href: '/special-offers' },
      { label: 'Book a service', href: '/service' },
      { label: 'Sell your car', href: '/sell-my-car' },
    ])
  })

  it('lead to the site’s own booking service, in the site’s word', () => {
    const links = vehicleFeatureLinks({
      ...settings,
      'site.vehicleWording': 'Motorcycle',
      'locations.serviceBookingUrl': 'https://book.example/',
    })
    expect(links.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Latest offers /special-offers',
      'Book a service https://book.example/',
      'Sell your motorcycle /sell-my-car',
    ])
  })
})
