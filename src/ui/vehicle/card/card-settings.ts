import type { PriceSettings } from '@/domain/pricing/price-display'
import type { CardTagSettings } from '@/domain/vehicle/card/card-tag'
import type { CardDetail } from '@/domain/vehicle/vehicle-details'
import type { SaveSettings } from '../saving/SaveButtons'

/** The tenant settings that a card needs; complete settings fit. */
export interface CardSettings extends CardTagSettings, PriceSettings, SaveSettings {
  readonly 'cards.attributes': readonly CardDetail[]
}

const needed: Readonly<Record<keyof CardSettings, true>> = {
  'cards.attributes': true,
  'cards.certifiedManufacturer': true,
  'cards.electricTag': true,
  'cards.usedArrivalText': true,
  'garage.compare': true,
  'garage.enabled': true,
  'garage.variant': true,
  'integrations.imageCdnBase': true,
  'price.displayThreshold': true,
  'price.noPriceText': true,
  'price.offersSubscription': true,
}

/** Picks the settings that cards need, to keep an island's props small. */
export function cardSettings(settings: CardSettings): CardSettings {
  const picked = Object.keys(needed).map((key) => [key, settings[key as keyof CardSettings]])
  return Object.fromEntries(picked) as CardSettings
}
