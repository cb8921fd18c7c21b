import { type PackedHit, packHit, unpackHit } from '@/domain/stock/search/results/packed-hit'
import type { StockHit } from '@/domain/stock/search/results/result'
import { type CardSettings, cardSettings } from '../vehicle/card/card-settings'

export interface RowAnswer {
  readonly hits: readonly PackedHit[]
  readonly settings: CardSettings
  /** The time for which "just arrived" is evaluated. */
  readonly now: string
}

export interface Row {
  readonly vehicles: readonly StockHit[]
  readonly settings: CardSettings
  readonly now: Date
}

export function rowAnswer({ vehicles, settings, now }: Row): RowAnswer {
  return {
    hits: vehicles.map((hit) => packHit(hit, { settings, now, isEarly: false })),
    settings: cardSettings(settings),
    now: now.toISOString(),
  }
}

export function rowOf({ hits, settings, now }: RowAnswer): Row {
  return { vehicles: hits.map(unpackHit), settings, now: new Date(now) }
}
