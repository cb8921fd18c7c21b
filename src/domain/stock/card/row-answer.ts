import type { CardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { type CardView, cardView } from './card-view'

/** The cards of a row that loads late, evaluated by the server: the browser loads no rules of cards for them. */
export interface RowAnswer {
  readonly cards: readonly CardView[]
}

interface Row {
  readonly vehicles: readonly StockHit[]
  readonly card: CardOptions
  /** The time for which "just arrived" is evaluated. */
  readonly now: Date
}

export const rowCards = ({ vehicles, card, now }: Row): readonly CardView[] =>
  vehicles.map((vehicle) => cardView(vehicle, card, now))

export function rowAnswer(row: Row): RowAnswer {
  return { cards: rowCards(row).map(withoutUnseen) }
}

/** Photos of a late row have no preview, and the page shows the warning once. */
function withoutUnseen(view: CardView): CardView {
  const { photos, weekly } = view
  return { ...view, photos: { ...photos, blur: null }, weekly: weekly && { ...weekly, warning: '' } }
}
