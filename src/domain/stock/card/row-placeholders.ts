import type { CardOptions } from '@/domain/stock/card-options'
import { maxDetails } from '@/domain/vehicle/specs/kind-details'

/** The parts that determine the height of placeholder cards. */
export interface RowPlaceholders {
  /** Lines of a card's details. */
  readonly lines: number
  /** Whether a card may show a weekly figure (`listSmallPrint`). */
  readonly hasWeekly: boolean
  readonly hasOtherPrice: boolean
  /** The search that the row links to when it has no vehicles. */
  readonly search: string
}

export function rowPlaceholders(
  card: Pick<CardOptions, 'details' | 'offersSubscription'>,
  hasWeekly: boolean,
  search: string,
): RowPlaceholders {
  return {
    lines: maxDetails(card.details) / 2,
    hasOtherPrice: card.offersSubscription,
    hasWeekly,
    search,
  }
}
