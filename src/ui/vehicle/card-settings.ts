import type { PriceSettings } from '@/domain/pricing/price-display'
import type { CardTagSettings } from '@/domain/stock/card-tag'
import type { CardDetail } from '@/domain/stock/vehicle-details'

/** What a card needs of a tenant's settings; the settings themselves will do. */
export interface CardSettings extends CardTagSettings, PriceSettings {
  readonly 'cards.attributes': readonly CardDetail[]
}
