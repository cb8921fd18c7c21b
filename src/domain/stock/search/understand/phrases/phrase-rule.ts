import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import type { UnderstandOptions, Understood } from '../vocabulary/understood'

export type Groups = Readonly<Record<string, string | undefined>>

/** A way to put something with a number in it. */
export interface PhraseRule {
  /** Over the spaced-out text; made by `phrase`. */
  readonly pattern: RegExp
  /** Null: it looks like the phrase and is not. */
  readonly read: (
    groups: Groups,
    vocabulary: StockVocabulary,
    options: UnderstandOptions,
  ) => Understood | null
}

/** A pattern that begins and ends with whole tokens. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?<![^ ])(?:${source})(?![^ ])`, 'g')
}

export const AT_MOST = '(?:under|below|less than|up to|upto|max|maximum|at most|no more than|within|sub|<)'
/** What says the same after an amount. */
export const OR_LESS = '(?:max|maximum|tops|or less|or under|or below)'
export const AT_LEAST = '(?:over|above|more than|at least|from|min|minimum|>)'
export const ABOUT = '(?:around|about|approx|approximately|roughly)'
/** Nobody means a year by so many thousands: in `over 2015 grand cherokee` there are none. */
const THOUSAND = '(?:k|thousand|(?<!\\d{4} ?)grand)'
/** A number as people write it; `k` and `grand` are a thousand. */
export const AMOUNT = `(?:\\$ )?(?<amount>\\d+(?:\\.\\d+)?) ?(?<k>${THOUSAND})?`

/** Two of them: `$30,000 to $50,000`, `30-50k`. */
export const AMOUNTS =
  `(?:between |from )?(?:\\$ )?(?<low>\\d+(?:\\.\\d+)?) ?(?<lowK>${THOUSAND})? ` +
  `(?:-|to|and) (?:\\$ )?(?<high>\\d+(?:\\.\\d+)?) ?(?<highK>${THOUSAND})?`

/** Beyond this a number is no amount of anything here. */
const MOST = 1_000_000_000

/** The number that `AMOUNT` matched, whole; null for one beyond all stock. */
export function amountOf(digits: string | undefined, k: string | undefined): number | null {
  const value = Math.round(Number(digits) * (k ? 1000 : 1))
  return Number.isFinite(value) && value <= MOST ? value : null
}

/** The bounds that `AMOUNTS` matched; null when they are none. In `30-50k` the thousand holds for both. */
export function amountsOf({ low, lowK, high, highK }: Groups): { min: number; max: number } | null {
  const min = amountOf(low, lowK ?? (Number(low) < 1000 ? highK : undefined))
  const max = amountOf(high, highK)
  return min === null || max === null || min > max ? null : { min, max }
}

/** `40,000`. */
export function grouped(value: number): string {
  return value.toLocaleString('en-AU')
}

/** The words that rules are made of: they are never taken for misspelt words. */
export function wordsIn(rules: readonly PhraseRule[]): ReadonlySet<string> {
  return new Set(rules.flatMap(({ pattern }) => pattern.source.match(/[a-z]{3,}/g) ?? []))
}
