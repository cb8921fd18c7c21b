import { createHash } from 'node:crypto'
import { printableWeeklies } from '@/domain/finance/offer/weekly-figure'
import { weeklyPriceRange } from '@/domain/stock/buckets'
import type { WeeklyRule } from '@/domain/stock/search/plan/weekly-rule'
import type { Bounds } from '@/domain/stock/search/query/stock-query'
import { facetField } from './fields'
import { wholeNumber } from './numbers'
import { anyToken, hasAnyToken } from './token-filter'

/**
 * A document holds the weekly figures of every lender, and each search asks for those of its site's: brackets with the lender in
 * front, and dollars in a stretch of numbers that is the lender's own.
 */
const STRETCH = 2 ** 27

/** What no vehicle meets: a figure of nothing. */
export const NO_FIGURE = 'weekly:[0..0]'

/** Of 2^26 stretches, so that every number is exact. Two lenders of one vehicle share theirs once in 67 million. */
function stretchOf(key: string): number {
  return (createHash('sha256').update(key).digest().readUInt32BE() >>> 6) * STRETCH
}

/**
 * Whose figures a rule asks for: a lender's, or those with a monthly payment (rule D), which are kept a second time. Feeds' keys
 * have no blank, so none is taken for another.
 */
function nameOf({ key, needsMonthly }: Pick<WeeklyRule, 'key' | 'needsMonthly'>): string {
  return needsMonthly ? `${key} monthly` : key
}

function namedFigures(lenders: unknown): readonly { name: string; weekly: number }[] {
  return printableWeeklies(lenders).flatMap(({ key, weekly, hasMonthly }) =>
    (hasMonthly ? [false, true] : [false]).map((needsMonthly) => ({
      name: nameOf({ key, needsMonthly }),
      weekly,
    })),
  )
}

/** The texts that a vehicle's weekly brackets are kept as: with the lender in front. */
export function bracketTexts(lenders: unknown): readonly string[] {
  return namedFigures(lenders).map(({ name, weekly }) => `${name} ${weeklyPriceRange(weekly)}`)
}

/** The numbers that a vehicle's weekly figures are kept as. */
export function weeklyNumbers(lenders: unknown): readonly number[] {
  return namedFigures(lenders).map(({ name, weekly }) => stretchOf(name) + weekly)
}

/** The bracket in a kept text, if a rule asks for it; null for others. */
export function bracketOf(text: string, rule: WeeklyRule): string | null {
  const blank = text.lastIndexOf(' ')
  return text.slice(0, blank) === nameOf(rule) ? text.slice(blank + 1) : null
}

/** The filter that a vehicle meets whose card prints a figure within the bounds; figures are whole. */
export function weeklyRangeCondition(rule: WeeklyRule, { min = 1, max = STRETCH - 1 }: Bounds): string {
  const from = Math.max(Math.ceil(min), 1)
  const to = Math.min(Math.floor(max), STRETCH - 1)
  if (from > to) return NO_FIGURE
  const start = stretchOf(nameOf(rule))
  return `weekly:[${start + from}..${start + to}]`
}

/** The filter that a vehicle meets whose card prints a figure of one of these brackets. */
export function weeklyBracketCondition(rule: WeeklyRule, brackets: readonly string[]): string {
  return hasAnyToken(
    facetField('weekly_price_range'),
    brackets.map((each) => `${nameOf(rule)} ${each}`),
  )
}

/** What the rule asks besides a figure and a price, as filters. */
export function ruleConditions(rule: WeeklyRule): readonly string[] {
  const { yearAbove, withoutMakes, withoutDealerships } = rule
  return [
    ...(yearAbove === null ? [] : [`n_year:>${wholeNumber(yearAbove)}`]),
    ...(withoutMakes.length === 0 ? [] : [`maker:!=${anyToken(withoutMakes)}`]),
    ...(withoutDealerships.length === 0 ? [] : [`dealership:!=${anyToken(withoutDealerships.map(String))}`]),
  ]
}
