import type { Settings } from '@/domain/flags/catalogue'

export type RoomSettings = Pick<Settings, 'price.visible' | 'price.offersSubscription'> & {
  readonly 'cards.attributes': readonly unknown[]
}

/** What takes room in the places that are kept for cards on their way. */
export interface LatePlaces {
  /** Of a card's details. */
  readonly lines: number
  readonly hasPrice: boolean
  /** Whether a card may show a weekly figure (`listSmallPrint`). */
  readonly hasWeekly: boolean
  /** Whether a card may tell what a subscription costs. */
  readonly hasOtherPrice: boolean
  /** Where a shopper goes who gets no vehicles. */
  readonly search: string
}

export function latePlaces(settings: RoomSettings, hasWeekly: boolean, search: string): LatePlaces {
  return {
    lines: Math.ceil(settings['cards.attributes'].length / 2),
    hasPrice: settings['price.visible'],
    hasOtherPrice: settings['price.offersSubscription'],
    hasWeekly,
    search,
  }
}
