import type { Settings } from '@/domain/flags/catalogue'
import { maxDetails } from '@/domain/vehicle/specs/kind-details'

export type PlaceholderSettings = Pick<Settings, 'price.offersSubscription'> & {
  readonly 'cards.attributes': readonly unknown[]
}

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
  settings: PlaceholderSettings,
  hasWeekly: boolean,
  search: string,
): RowPlaceholders {
  return {
    lines: maxDetails(settings['cards.attributes']) / 2,
    hasOtherPrice: settings['price.offersSubscription'],
    hasWeekly,
    search,
  }
}
