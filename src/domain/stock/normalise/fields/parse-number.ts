import { isBlank } from './blank'
import { FieldProblem } from './field-problem'

export interface Bounds {
  min: number
  max: number
  whole?: boolean
}

const noPriceWords = /^(p\.?o\.?a\.?|price on application|call|enquire|contact.*|tba|tbc)$/i
const unit =
  '(?:aud|k?ms?|kilomet(?:re|er)s?|seats?|doors?|ft|feet|kg|%|p\\.?a\\.?|l\\s*/\\s*100\\s*km|per week|pw|/\\s*w(?:ee)?k)'
const written = new RegExp(
  `^(?:aud|au\\$|a\\$|\\$)?\\s*(-?)\\s*\\$?\\s*(\\d+|\\d{1,3}(?:[, ]\\d{3})+)(\\.\\d+)?\\s*${unit}?$`,
  'i',
)

function readNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  const match = written.exec(value.trim())
  return match ? Number(`${match[1]}${match[2]?.replace(/[, ]/g, '')}${match[3] ?? ''}`) : Number.NaN
}

/**
 * Parses a number or text such as `$24,990`, `85,000 km` or `8.7 L / 100 km`. Null for blank. Throws a `FieldProblem`
 * for text that is not a number and for numbers out of bounds.
 */
export function parseNumber(value: unknown, { min, max, whole }: Bounds): number | null {
  if (isBlank(value)) return null
  const number = readNumber(value)
  if (!Number.isFinite(number)) throw new FieldProblem(value, 'is not a number')
  if (number < 0 && min === 0) throw new FieldProblem(value, 'is negative')
  if (number < min || number > max) throw new FieldProblem(value, `is not between ${min} and ${max}`)
  return whole ? Math.round(number) : number
}

/** Parses dollars. Null for blank and for words that mean there is no price (`POA`, `Call` …). */
export function parsePrice(value: unknown, bounds: Bounds): number | null {
  if (typeof value === 'string' && noPriceWords.test(value.trim())) return null
  return parseNumber(value, bounds)
}
