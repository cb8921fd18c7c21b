import { isBlank } from './blank'
import { FieldProblem } from './field-problem'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const isoDate = /^(\d{4})-(\d{1,2})(?:-(\d{1,2})(?:[T ].*)?)?$/
const slashed = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})(?:\s.*)?$/
const named = /^(?:(\d{1,2})[\s-])?([a-z]{3})[a-z]*[\s-](\d{4})$/i

interface Day {
  year: number
  month: number
  /** 0 when the text gives only a month. */
  day: number
}

function readDay(text: string): Day | null {
  const iso = isoDate.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3] ?? 0) }
  const local = slashed.exec(text)
  if (local) return { year: Number(local[3]), month: Number(local[2]), day: Number(local[1] ?? 0) }
  const word = named.exec(text)
  if (!word) return null
  return {
    year: Number(word[3]),
    month: months.indexOf(word[2]?.toLowerCase() ?? '') + 1,
    day: Number(word[1] ?? 0),
  }
}

function exists({ year, month, day }: Day): boolean {
  if (year < 1900 || year > 2100 || month < 1 || month > 12) return false
  return day === 0 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const two = (part: number) => String(part).padStart(2, '0')

/**
 * Parses a calendar day to `YYYY-MM-DD`, or to `YYYY-MM` when `monthIsEnough` and the text gives only a month. Accepts
 * ISO dates, the Australian order (`31/12/2026`, `12/2026`) and month names. Null for blank. Throws a `FieldProblem`
 * for a day that does not exist.
 */
export function parseDay(value: unknown, options: { monthIsEnough?: boolean } = {}): string | null {
  if (isBlank(value)) return null
  const read = typeof value === 'string' ? readDay(value.trim()) : null
  if (!read || !exists(read)) throw new FieldProblem(value, 'is not a date such as 31/12/2026')
  if (read.day === 0 && !options.monthIsEnough)
    throw new FieldProblem(value, 'is only a month; a day is required')
  return `${read.year}-${two(read.month)}${read.day === 0 ? '' : `-${two(read.day)}`}`
}

/** Unix timestamps at or above this are milliseconds: in seconds they would be in the year 5138 (decision 66). */
const MILLISECONDS_FROM = 100_000_000_000

function readInstant(value: unknown): number {
  if (typeof value === 'number') return value >= MILLISECONDS_FROM ? value : value * 1000
  if (typeof value !== 'string') return Number.NaN
  const text = value.trim()
  if (/^\d+(\.\d+)?$/.test(text)) return readInstant(Number(text))
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return Date.parse(text)
  const day = readDay(text)
  return day && day.day > 0 && exists(day) ? Date.UTC(day.year, day.month - 1, day.day) : Number.NaN
}

const EARLIEST = Date.UTC(1980, 0, 1)
const LATEST = Date.UTC(2100, 0, 1)

/** Parses a Unix timestamp (seconds or milliseconds), an ISO time or a day (its start in UTC) to milliseconds since 1970. */
export function parseInstant(value: unknown): number | null {
  if (isBlank(value)) return null
  const time = readInstant(value)
  if (!(time >= EARLIEST && time < LATEST)) throw new FieldProblem(value, 'is not a time')
  return Math.round(time)
}
