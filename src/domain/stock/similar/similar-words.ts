import type { Vehicle } from '../vehicle'

interface SimilarWordSettings {
  /** The site's word for a vehicle (TEN-15). */
  readonly 'site.vehicleWording': string
  readonly 'price.offersSubscription': boolean
}

/** The heading above similar vehicles: `Similar Cars In-Stock`, `Available` where vehicles are subscribed to (SIM-01). */
export function similarHeading(settings: SimilarWordSettings): string {
  const there = settings['price.offersSubscription'] ? 'Available' : 'In-Stock'
  return `Similar ${settings['site.vehicleWording']}s ${there}`
}

/** Where a vehicle's similar ones stand on a page of their own. */
export function similarPath({ slug }: Pick<Vehicle, 'slug'>): string {
  return `/cars/${slug}/similar`
}
