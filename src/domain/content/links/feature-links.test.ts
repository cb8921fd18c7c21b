import { vehicleFeatureLinks } from './feature-links'

const settings = {
  'site.vehicleWording': 'Car',
  'locations.serviceBookingUrl': '',
  'tradeIn.path': '/sell-my-car',
} as const

describe('vehicleFeatureLinks', () => {
  it('returns latest offers, book a service and sell your car [CB-01]', () => {
    expect(vehicleFeatureLinks(settings)).toEqual([
      { label: 'Latest offers', href: '/special-offers' },
      { label: 'Book a service', href: '/service' },
      { label: 'Sell your car', href: '/sell-my-car' },
    ])
  })

  it('uses the site’s booking URL and its label', () => {
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
