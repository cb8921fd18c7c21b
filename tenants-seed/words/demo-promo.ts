import type { PromoKind } from '@/domain/promos/promo'
import type { CarType } from '@/domain/vehicle/vehicle'
import type { Link } from './blocks'

/** A promo tile of a demo website (PROMO-05). */
export interface DemoPromo {
  readonly title: string
  readonly text: string
  readonly picture: string
  readonly link: Link
  readonly kind: PromoKind
  readonly carTypes?: readonly CarType[]
  readonly shuffle?: boolean
  /** Days from the day of planting to its start and end; null for no end (PROMO-07, decision 54). */
  readonly days: readonly [start: number, end: number | null]
}
