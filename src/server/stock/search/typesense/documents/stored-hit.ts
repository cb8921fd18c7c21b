import { ownValue } from '@/domain/records/own-value'
import { hitFields, pricedHitFields } from '@/domain/stock/search/results/result'
import type { FinanceLender } from '@/domain/vehicle/vehicle'
import type { HitRow } from '@/server/stock/search/read-hit'
import type { VehicleRow } from './vehicle-rows'

type HitField = (typeof hitFields)[number]

const priceFields: readonly HitField[] = pricedHitFields
const otherFields = hitFields.filter((field) => !priceFields.includes(field))

/**
 * Serialises what a hit shows of a vehicle, except its prices: values in the order of the fields. Names are left out to keep
 * documents small, because the server reads a document for each value that it counts. A shopper's reservation follows them.
 */
export function storedHit(row: VehicleRow): string {
  const hold = row.held_until === null ? [] : [row.held_until, row.feed_reserved]
  return JSON.stringify([...otherFields.map((field) => row[field]), ...hold])
}

/**
 * Serialises a vehicle's prices and the lenders' figures that decide on a quote. They are stored apart from the hit, so that a
 * site without prices need not request them.
 */
export function storedPrices(row: VehicleRow): string {
  return JSON.stringify([...priceFields.map((field) => row[field]), quotesOf(row.finance_lenders)])
}

interface ReadFor {
  /** Undefined on a site that hides prices (PRICE-09). */
  readonly prices: string | undefined
  /** The key of the lender whose figures are shown; null for none. */
  readonly provider: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Restores the hit as the Postgres engine's statement returns it. A reservation ends by the clock (CHK-03), whatever the worker does. */
export function readStoredHit(hit: string, { prices, provider, now }: ReadFor): HitRow {
  const amounts: unknown[] = prices === undefined ? priceFields.map(() => null) : JSON.parse(prices)
  const quotes = (amounts[priceFields.length] ?? {}) as Record<string, FinanceLender>
  const lender = (provider !== null && ownValue(quotes, provider)) || null
  const stored: unknown[] = JSON.parse(hit)
  const [heldUntil, feedReserved] = stored.slice(otherFields.length)
  const hasEnded = typeof heldUntil === 'string' && Date.parse(heldUntil) <= now
  const freed = hasEnded ? { reserved: feedReserved === true } : {}
  const values = { ...named(otherFields, stored), ...named(priceFields, amounts), ...freed }
  return { ...values, lender, position: 0 } as HitRow
}

function named(fields: readonly HitField[], values: readonly unknown[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field, index) => [field, values[index] ?? null]))
}

function quotesOf(lenders: unknown): Record<string, Partial<FinanceLender>> {
  if (typeof lenders !== 'object' || lenders === null) return {}
  const each = Object.entries(lenders as Record<string, Partial<FinanceLender> | null>)
  return Object.fromEntries(
    each.map(([provider, lender]) => {
      const { interestRate, comparisonRate, paymentWeek, paymentMonth, termYears, termMonths, termWeeks } =
        lender ?? {}
      const term = termYears ? { termYears } : { termMonths, termWeeks }
      return [provider, { interestRate, comparisonRate, paymentWeek, paymentMonth, ...term }]
    }),
  )
}
