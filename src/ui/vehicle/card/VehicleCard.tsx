import { cardView } from '@/domain/stock/card/card-view'
import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { CardLayout, type CardLook } from './CardLayout'

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
