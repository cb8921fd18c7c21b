import type { Link } from '../../url/link'

interface FeatureLinkSettings {
  readonly 'site.vehicleWording': 'Car' | 'Motorcycle'
  readonly 'locations.serviceBookingUrl': string
  readonly 'tradeIn.path': string
}

/** Latest offers, book a service, sell your car (CB-01). */
export function vehicleFeatureLinks(settings: FeatureLinkSettings): Link[] {
  return [
    { label: 'Latest offers', href: '/special-offers' },
    { label: 'Book a service', href: settings['locations.serviceBookingUrl'] || '/service' },
    { label: `Sell your ${settings['site.vehicleWording'].toLowerCase()}`, href: settings['tradeIn.path'] },
  ]
}
