import type { Settings } from '@/domain/flags/catalogue'
import { mostDetails } from '@/domain/vehicle/specs/kind-details'

export type RoomSettings = Pick<Settings, 'price.offersSubscription'> & {
  readonly 'cards.attributes': readonly unknown[]
}

/** The parts that determine the height of placeholder cards. */
export interface LatePlaces {
  /** Lines of a card's details. */
  readonly lines: number
  /** Whether a card may show a weekly figure (`listSmallPrint`). */
  readonly hasWeekly: boolean
  readonly hasOtherPrice: boolean
  /** The search that the row links to when it has no vehicles. */
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
