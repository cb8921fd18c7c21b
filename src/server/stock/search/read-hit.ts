import type { QuotedLender } from '@/domain/finance/offer/availability'
import { displayedWeekly, weeklyQuote } from '@/domain/finance/offer/weekly-figure'
import { pricedHitFields, type StockHit } from '@/domain/stock/search/results/result'
import { isForSale } from '@/domain/vehicle/sale/sold'
import type { FinanceLender } from '@/domain/vehicle/vehicle'

export interface HitRow extends Omit<StockHit, 'weekly_price' | 'weekly_quote'> {
  position: number
  lender: FinanceLender | null
}

/** Builds a hit from a row, with the quote of the site's lender. A vehicle that is not for sale has no price (PRICE-08). */
export function hitOf({ position: _, lender, ...row }: HitRow, finance: QuotedLender | null): StockHit {
  const weekly_quote = weeklyQuote(row, lender, finance)
  const hit = {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    weekly_price: weekly_quote && displayedWeekly(weekly_quote.weekly),
    weekly_quote,
  }
  return isForSale(hit) ? hit : { ...hit, ...noPrices, has_price: false }
}

const noPrices = Object.fromEntries(pricedHitFields.map((field) => [field, null])) as Record<
  (typeof pricedHitFields)[number],
  null
>
