import type { PriceSettings } from '@/domain/pricing/price-display'
import type { CardTagSettings } from '@/domain/stock/card-tag'
import type { CardDetail } from '@/domain/stock/vehicle-details'
import type { KeepSettings } from './KeepButtons'

/** What a card needs of a tenant's settings; the settings themselves will do. */
export interface CardSettings extends CardTagSettings, PriceSettings, KeepSettings {
  readonly 'cards.attributes': readonly CardDetail[]
}
