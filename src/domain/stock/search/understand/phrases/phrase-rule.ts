import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import type { UnderstandOptions, Understood } from '../vocabulary/understood'

export type Groups = Readonly<Record<string, string | undefined>>

export interface PhraseRule {
  /** Matches the spaced-out text. Built by `phrase`. */
  readonly pattern: RegExp
  /** Null when the matched text is not such a phrase after all. */
  readonly read: (
    groups: Groups,
    vocabulary: StockVocabulary,
    options: UnderstandOptions,
  ) => Understood | null
}

/** Builds a pattern that matches whole tokens only. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'g')
}

export const AT_MOST = '(?:under|below|less than|up to|upto|max|maximum|at most|no more than|within|sub|<)'
/** Words with the same meaning after an amount. */
export const OR_LESS = '(?:max|maximum|tops|or less|or under|or below)'
export const AT_LEAST = '(?:over|above|more than|at least|from|min|minimum|>)'
export const ABOUT = '(?:around|about|approx|approximately|roughly)'
/** Excludes `grand` after a year: `over 2015 grand cherokee` contains no thousands. */
const THOUSAND = '(?:k|thousand|(?<!\\d{4} ?)grand)'
/** A number as people write it. `k` and `grand` mean a thousand. */
export const AMOUNT = `(?:\\$ )?(?<amount>\\d+(?:\\.\\d+)?) ?(?<k>${THOUSAND})?`

export const AMOUNTS =
  `(?:between |from )?(?:\\$ )?(?<low>\\d+(?:\\.\\d+)?) ?(?<lowK>${THOUSAND})? ` +
  `(?:-|to|and) (?:\\$ )?(?<high>\\d+(?:\\.\\d+)?) ?(?<highK>${THOUSAND})?`

const MAX_AMOUNT = 1_000_000_000

/** The whole number that `AMOUNT` matched. Null when it is out of bounds. */
export function amountOf(digits: string | undefined, k: string | undefined): number | null {
  const value = Math.round(Number(digits) * (k ? 1000 : 1))
  return Number.isFinite(value) && value <= MAX_AMOUNT ? value : null
}

/** The bounds that `AMOUNTS` matched, or null if they are invalid. In `30-50k` the thousand applies to both. */
export function amountsOf({ low, lowK, high, highK }: Groups): { min: number; max: number } | null {
  const min = amountOf(low, lowK ?? (Number(low) < 1000 ? highK : undefined))
  const max = amountOf(high, highK)
  return min === null || max === null || min > max ? null : { min, max }
}

/** Formats a number as `40,000`. */
export function formatThousands(value: number): string {
  return value.toLocaleString('en-AU')
}

export function wordsIn(rules: readonly PhraseRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap(({ pattern }) => pattern.source.match(/[a-z]{3,}/g) ?? []))
}
