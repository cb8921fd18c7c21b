import type { Picture } from '@/domain/content/picture'
import type { Link } from '@/domain/url/link'
import type { CarType } from '@/domain/vehicle/vehicle'

/** What a tile is about, for the sites that show one of a set at random (PROMO-04). `other` is in no set. */
export const promoKinds = [
  { value: 'warranty', label: 'Warranty' },
  { value: 'videoCall', label: 'Video call' },
  { value: 'tradeIn', label: 'Trade-in' },
  { value: 'freight', label: 'Freight' },
  { value: 'finance', label: 'Finance' },
  { value: 'other', label: 'Something else' },
] as const

export type PromoKind = (typeof promoKinds)[number]['value']

/** The last place in the results that a tile can have. */
export const LAST_PLACE = 100

/** What decides where and when a tile stands among the results (PROMO-05). */
export interface PromoPlacing {
  readonly id: number
  /** ISO 8601; null for no bound. Shown from the very start on, and no longer at the very end. */
  readonly startDate: string | null
  readonly expiryDate: string | null
  /** Places of its own, counted from 1; empty for one of the website's. */
  readonly positions: readonly number[]
  /** The stock it stands among; empty for all. */
  readonly carTypes: readonly CarType[]
  readonly shuffle: boolean
  readonly kind: PromoKind
}

/** A tile as it is shown. */
export interface Promo extends PromoPlacing {
  readonly title: string
  readonly text: string | null
  /** Its `alt` is empty when the picture only decorates. */
  readonly picture: Picture
  readonly link: Link
}
