import type { CardOptions } from '@/domain/stock/card-options'
import { type PackedHit, packHit, unpackHit } from '@/domain/stock/search/results/packed-hit'
import type { StockHit } from '@/domain/stock/search/results/result'

export interface RowAnswer {
  readonly hits: readonly PackedHit[]
  readonly card: CardOptions
  /** The time for which "just arrived" is evaluated. */
  readonly now: string
}

export interface Row {
  readonly vehicles: readonly StockHit[]
  readonly card: CardOptions
  readonly now: Date
}

export function rowAnswer({ vehicles, card, now }: Row): RowAnswer {
  return {
    hits: vehicles.map((hit) => packHit(hit, { price: card, now, isEarly: false })),
    card,
    now: now.toISOString(),
  }
}

export function rowOf({ hits, card, now }: RowAnswer): Row {
  return { vehicles: hits.map(unpackHit), card, now: new Date(now) }
}
