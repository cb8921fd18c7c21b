import type { Vehicle } from '@/domain/vehicle/vehicle'
import { kindWord, type WordSettings } from '@/domain/vehicle/vehicle-kind'

interface SimilarWordSettings extends WordSettings {
  readonly 'price.offersSubscription': boolean
}

/** The heading of the similar vehicles: `Similar Cars In-Stock`, or `Available` on a site that offers subscriptions (SIM-01). */
export function similarHeading(
  vehicle: Parameters<typeof kindWord>[0],
  settings: SimilarWordSettings,
): string {
  const there = settings['price.offersSubscription'] ? 'Available' : 'In-Stock'
  return `Similar ${kindWord(vehicle, settings)}s ${there}`
}

/** The path of the API route that returns a vehicle's similar vehicles. */
export function similarApiPath({ slug }: Pick<Vehicle, 'slug'>): string {
  return `/api/stock/similar?${new URLSearchParams({ slug })}`
}

export function similarPath({ slug }: Pick<Vehicle, 'slug'>): string {
  return `/cars/${slug}/similar`
}
