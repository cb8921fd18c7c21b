import { type PackedHit, packHit, unpackHit } from '@/domain/stock/search/results/packed-hit'
import type { StockHit } from '@/domain/stock/search/results/result'
import { type CardSettings, cardSettings } from '../vehicle/card/card-settings'

/** A row of vehicles, as an endpoint answers with it. */
export interface RowAnswer {
  readonly hits: readonly PackedHit[]
  readonly settings: CardSettings
  /** The moment "just arrived" is judged at. */
  readonly now: string
}

/** A row of vehicles, as it is shown. */
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
