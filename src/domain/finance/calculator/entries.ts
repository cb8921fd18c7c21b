import { formatDollars } from '@/domain/money/money'

/** The bounds of an entry of the calculator. */
export interface EntryBounds {
  readonly min: number
  readonly max: number
  /** What lies between is a whole number of these from the least; left out, it may be any number. */
  readonly step?: number | undefined
}

/** A number as it was typed, `$12,000` or `7.5`; 0 for what is 0, below, or no number (FIN-13, decision 8). */
export function typedEntry(typed: string): number {
  const value = Number(typed.replace(/[$,%\s]/g, ''))
  return value > 0 && Number.isFinite(value) ? value : 0
}

/** The entry moved to the nearest that is allowed (FIN-25); the least for what is no number. */
export function clampEntry(value: number, { min, max, step }: EntryBounds): number {
  if (Number.isNaN(value)) return min
  const within = Math.max(min, Math.min(value, max))
  return step ? Math.min(min + Math.round((within - min) / step) * step, max) : within
}

/** What is said of an amount at or beyond a bound (FIN-15, decision 9), or null. */
export function amountHelp(value: number, { min, max }: EntryBounds): string | null {
  if (value > min && value < max) return null
  return `Cannot be less than ${formatDollars(min, 'ifAny')} or more than ${formatDollars(max, 'ifAny')}`
}
