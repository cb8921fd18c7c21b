import { type PriceOptions, type PriceSettings, priceOptions } from '@/domain/pricing/price-display'
import { type CardTagOptions, type CardTagSettings, cardTagOptions } from '@/domain/vehicle/card/card-tag'
import { type SavingOptions, type SavingSettings, savingOptions } from '@/domain/vehicle/card/favourite'
import type { CardDetail } from '@/domain/vehicle/vehicle-details'

/** How a website shows its cards. Plain JSON: the browser renders cards too. */
export interface CardOptions extends CardTagOptions, PriceOptions, SavingOptions {
  /** The details that the site chose (CARD-02). */
  readonly details: readonly CardDetail[]
}

interface CardSettings extends CardTagSettings, PriceSettings, SavingSettings {
  readonly 'cards.attributes': readonly CardDetail[]
}

export function cardOptions(settings: CardSettings): CardOptions {
  return {
    details: settings['cards.attributes'],
    ...cardTagOptions(settings),
    ...priceOptions(settings),
    ...savingOptions(settings),
  }
}
