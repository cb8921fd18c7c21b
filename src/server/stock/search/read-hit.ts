import { weeklyQuote } from '@/domain/pricing/weekly-figure'
import type { StockHit } from '@/domain/stock/search/result'
import type { FinanceLender } from '@/domain/stock/vehicle'

/** A hit as the statement gives it. */
export interface HitRow extends Omit<StockHit, 'weekly_quote'> {
  position: number
  lender: FinanceLender | null
}

export function hitOf({ position: _, lender, ...hit }: HitRow): StockHit {
  return { ...hit, created_at: new Date(hit.created_at).toISOString(), weekly_quote: weeklyQuote(lender) }
}
