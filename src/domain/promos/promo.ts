import type { Picture } from '@/domain/content/picture'
import type { Link } from '@/domain/url/link'
import type { CarType } from '@/domain/vehicle/vehicle'
import type { PromoStock } from './promo-stock'

/** Subjects of tiles, for sites that show one of a set at random (PROMO-04). `other` is in no set. */
export const promoKinds = [
  { value: 'warranty', label: 'Warranty' },
  { value: 'videoCall', label: 'Video call' },
  { value: 'tradeIn', label: 'Trade-in' },
  { value: 'freight', label: 'Freight' },
  { value: 'finance', label: 'Finance' },
  { value: 'other', label: 'Something else' },
] as const

export type PromoKind = (typeof promoKinds)[number]['value']

export const LAST_POSITION = 100

/** PROMO-05. */
export interface PromoPlacing {
  readonly id: number
  /** ISO 8601; null for no bound. The start is included, the end is not. */
  readonly startDate: string | null
  readonly expiryDate: string | null
  /** From 1; empty to use the website's. */
  readonly positions: readonly number[]
  /** Empty for all. */
  readonly carTypes: readonly CarType[]
  readonly shuffle: boolean
  readonly kind: PromoKind
}

export interface Promo extends PromoPlacing {
  /** Shown only in results with one of these vehicles. */
  readonly stock: PromoStock
  readonly title: string
  readonly text: string | null
  /** Its `alt` is empty if the picture is decorative. */
  readonly picture: Picture
  readonly link: Link
}
