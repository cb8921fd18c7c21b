import { formatDollars } from '@/domain/money/money'

export interface EntryBounds {
  readonly min: number
  readonly max: number
  /** Valid values are whole steps above `min`. If omitted, any number between the bounds is valid. */
  readonly step?: number | undefined
}

/** Parses `$12,000` or `7.5`. Returns 0 for a negative number or no number (FIN-13, decision 8). */
export function parseEntry(typed: string): number {
  const value = Number(typed.replace(/[$,%\s]/g, ''))
  return value > 0 && Number.isFinite(value) ? value : 0
}

/** The nearest valid value (FIN-25); `min` for NaN. */
export function clampEntry(value: number, { min, max, step }: EntryBounds): number {
  if (Number.isNaN(value)) return min
  const within = Math.max(min, Math.min(value, max))
  return step ? Math.min(min + Math.round((within - min) / step) * step, max) : within
}

/** The help for an amount at or beyond a bound (FIN-15, decision 9); null between the bounds. */
export function amountHelp(value: number, { min, max }: EntryBounds): string | null {
  if (value > min && value < max) return null
  return `Cannot be less than ${formatDollars(min, 'ifAny')} or more than ${formatDollars(max, 'ifAny')}`
}
