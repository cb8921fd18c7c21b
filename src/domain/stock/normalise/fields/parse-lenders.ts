import { ownValue } from '@/domain/records/own-value'
import type { FinanceLender } from '@/domain/vehicle/vehicle'
import { isBlank } from './blank'
import { FieldProblem } from './field-problem'
import { parseNumber } from './parse-number'
import { parseLongText, parseText } from './parse-text'

const money = { min: 0, max: 100_000_000 }
const rate = { min: 0, max: 100 }

const figures: Record<string, { min: number; max: number }> = {
  deposit: money,
  termYears: { min: 0, max: 50 },
  termMonths: { min: 0, max: 600 },
  termWeeks: { min: 0, max: 2600 },
  interestRate: rate,
  comparisonRate: rate,
  establishmentFees: money,
  paymentWeek: money,
  paymentMonth: money,
  balloon: money,
  totalPayable: money,
}

function parseLender(value: unknown): FinanceLender {
  if (typeof value !== 'object' || value === null) throw new FieldProblem(value, 'is not a lender’s figures')
  const lender: Record<string, unknown> = {}
  for (const [key, given] of Object.entries(value)) {
    const bounds = ownValue(figures, key) ?? (/^term\d{1,3}$/.test(key) ? money : undefined)
    if (bounds) lender[key] = parseNumber(given, bounds)
    if (key === 'financeProvider') lender[key] = parseText(given)
    if (key === 'disclaimer') lender[key] = parseLongText(given)
    if (lender[key] === null && !key.endsWith('Rate')) delete lender[key]
  }
  return withPlausibleRate(lender as FinanceLender)
}

/** Drops a comparison rate below the interest rate: a comparison rate includes the interest rate and fees. */
function withPlausibleRate(lender: FinanceLender): FinanceLender {
  const { interestRate, comparisonRate } = lender
  if (typeof interestRate !== 'number' || typeof comparisonRate !== 'number') return lender
  return comparisonRate < interestRate ? { ...lender, comparisonRate: null } : lender
}

/** Parses finance figures by provider key and drops keys that the specification does not define (ENT-13). */
export function parseLenders(value: unknown): Record<string, FinanceLender> | null {
  if (isBlank(value)) return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FieldProblem(value, 'is not an object of lenders')
  }
  const entries = Object.entries(value)
  if (entries.length > 50) throw new FieldProblem(`${entries.length} lenders`, 'has more than 50 lenders')
  const lenders = entries.map(([key, lender]): [string, FinanceLender] => {
    if (!/^[\w-]{1,60}$/.test(key) || key === '__proto__')
      throw new FieldProblem(key, 'is not a lender’s key')
    return [key, parseLender(lender)]
  })
  return lenders.length > 0 ? Object.fromEntries(lenders) : null
}
