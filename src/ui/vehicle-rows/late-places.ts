import type { Settings } from '@/domain/flags/catalogue'
import { mostDetails } from '@/domain/vehicle/specs/kind-details'

export type RoomSettings = Pick<Settings, 'price.offersSubscription'> & {
  readonly 'cards.attributes': readonly unknown[]
}

/** What takes room in the places that are kept for cards on their way. */
export interface LatePlaces {
  /** Of a card's details. */
  readonly lines: number
  /** Whether a card may show a weekly figure (`listSmallPrint`). */
  readonly hasWeekly: boolean
  /** Whether a card may tell what a subscription costs. */
  readonly hasOtherPrice: boolean
  /** Where a shopper goes who gets no vehicles. */
  readonly search: string
}

export function latePlaces(settings: RoomSettings, hasWeekly: boolean, search: string): LatePlaces {
  return {
    lines: mostDetails(settings['cards.attributes']) / 2,
    hasOtherPrice: settings['price.offersSubscription'],
    hasWeekly,
    search,
  }
}
