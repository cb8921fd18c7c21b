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
 * documents small, because the server reads a document for each value that it counts.
 */
export function storedHit(row: VehicleRow): string {
  return JSON.stringify(otherFields.map((field) => row[field]))
}

/**
 * Serialises a vehicle's prices and the lenders' figures that decide on a quote. They are stored apart from the hit, so that a
 * site without prices need not request them.
 */
export function storedPrices(row: VehicleRow): string {
  return JSON.stringify([...priceFields.map((field) => row[field]), quotesOf(row.finance_lenders)])
}

/**
 * Restores the hit as the Postgres engine's statement returns it. `prices` is undefined on a site that hides prices (PRICE-09).
 */
export function readStoredHit(hit: string, prices: string | undefined, provider: string | null): HitRow {
  const amounts: unknown[] = prices === undefined ? priceFields.map(() => null) : JSON.parse(prices)
  const quotes = (amounts[priceFields.length] ?? {}) as Record<string, FinanceLender>
  const lender = (provider !== null && ownValue(quotes, provider)) || null
  const values = { ...named(otherFields, JSON.parse(hit)), ...named(priceFields, amounts) }
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
