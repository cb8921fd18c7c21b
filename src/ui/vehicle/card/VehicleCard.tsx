import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { CardLayout, type CardLook } from './CardLayout'
import { cardView } from './card-view'

interface Props extends CardLook {
  vehicle: StockHit
  card: CardOptions
  /** The time for which "just arrived" is evaluated. */
  now: Date
}

/** The card of a search hit. */
export function VehicleCard({ vehicle, card, now, ...look }: Props) {
  return <CardLayout view={cardView(vehicle, card, now)} {...look} />
}
