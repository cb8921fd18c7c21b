import { type WeeklyQuote, weeklyFigure } from '@/domain/finance/offer/weekly-figure'
import { belowMarket } from '@/domain/pricing/below-market'
import { type PriceDisplay, priceDisplay } from '@/domain/pricing/price-display'
import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { type CardTag, cardTag } from '@/domain/vehicle/card/card-tag'
import { type KeepToolsView, keepToolsOf } from '@/domain/vehicle/card/keep-tools-of'
import { type PlaceOfSale, placeOfSale } from '@/domain/vehicle/sale/place-of-sale'
import { type DetailIcon, detailIcon } from '@/domain/vehicle/specs/detail-icons'
import { cardDetailsOf } from '@/domain/vehicle/specs/kind-details'
import { vehicleKind } from '@/domain/vehicle/vehicle-kind'
import { type CardPhotosView, cardPhotosView } from './card-photos-view'

export interface CardDetailView {
  readonly label: string
  readonly text: string
  /** The text beside a label. */
  readonly figure: string
  readonly icon: DetailIcon
}

/** What a vehicle's card shows. Plain JSON: the server sends rows of cards that load late in this form. */
export interface CardView {
  readonly id: string
  readonly photos: CardPhotosView
  readonly tag: CardTag | null
  readonly saving: KeepToolsView | null
  readonly details: readonly CardDetailView[]
  readonly place: PlaceOfSale
  readonly price: PriceDisplay | null
  readonly weekly: WeeklyQuote | null
  /** Dollars below the market (CARD-13); null when they may not be shown. */
  readonly below: number | null
}

/** `now` decides whether the vehicle has just arrived. */
export function cardView(vehicle: StockHit, card: CardOptions, now: Date): CardView {
  const price = priceDisplay(vehicle, card)
  const kind = vehicleKind(vehicle)
  return {
    id: vehicle.id,
    photos: cardPhotosView(vehicle, card.imageCdn),
    tag: cardTag(vehicle, card, now),
    saving: keepToolsOf(vehicle, card),
    details: cardDetailsOf(vehicle, card.details).map(({ key, label, text, figure = text }) => ({
      label,
      text,
      figure,
      icon: detailIcon(key, text, kind),
    })),
    place: placeOfSale(vehicle),
    price,
    weekly: weeklyFigure(vehicle),
    below: belowMarket(vehicle, price),
  }
}
