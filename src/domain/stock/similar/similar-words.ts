import type { Vehicle } from '@/domain/vehicle/vehicle'
import { kindWord, type WordSettings } from '@/domain/vehicle/vehicle-kind'

interface SimilarWordSettings extends WordSettings {
  readonly 'price.offersSubscription': boolean
}

/** The heading above vehicles like one: `Similar Cars In-Stock`, `Available` where vehicles are subscribed to (SIM-01). */
export function similarHeading(
  vehicle: Parameters<typeof kindWord>[0],
  settings: SimilarWordSettings,
): string {
  const there = settings['price.offersSubscription'] ? 'Available' : 'In-Stock'
  return `Similar ${kindWord(vehicle, settings)}s ${there}`
}

/** Answers with a vehicle's similar ones, for browsers to show. */
export function similarAnswerPath({ slug }: Pick<Vehicle, 'slug'>): string {
  return `/api/stock/similar?${new URLSearchParams({ slug })}`
}

/** Where a vehicle's similar ones stand on a page of their own. */
export function similarPath({ slug }: Pick<Vehicle, 'slug'>): string {
  return `/cars/${slug}/similar`
}
