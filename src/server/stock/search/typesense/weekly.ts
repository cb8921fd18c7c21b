import { createHash } from 'node:crypto'
import { cardWeeklies } from '@/domain/finance/offer/weekly-figure'
import { weeklyPriceRange } from '@/domain/stock/buckets'
import type { WeeklyRule } from '@/domain/stock/search/plan/weekly-rule'
import type { Bounds } from '@/domain/stock/search/query/stock-query'
import { facetField } from './fields'
import { wholeNumber } from './numbers'
import { anyToken, hasAnyToken } from './token-filter'

/**
 * The length of one lender's stretch of numbers. A document holds the weekly figures of every lender, and each search uses those
 * of its site's lender: brackets are prefixed with the lender, and dollars are offset into the lender's stretch.
 */
const STRETCH = 2 ** 27

/** A condition that no vehicle meets: a figure of zero. */
export const NO_FIGURE = 'weekly:[0..0]'

/**
 * Returns the start of the lender's stretch. There are 2^26 stretches, so that every number is a safe integer. Two lenders of one
 * vehicle collide once in 67 million.
 */
function stretchOf(key: string): number {
  return (createHash('sha256').update(key).digest().readUInt32BE() >>> 6) * STRETCH
}

/**
 * The name that figures are stored under. Figures of lenders with a monthly payment (rule D) are stored a second time under
 * another name. Keys from feeds contain no space, so names do not clash.
 */
function nameOf({ key, needsMonthly }: Pick<WeeklyRule, 'key' | 'needsMonthly'>): string {
  return needsMonthly ? `${key} monthly` : key
}

function namedFigures(lenders: unknown): readonly { name: string; weekly: number }[] {
  return cardWeeklies(lenders).flatMap(({ key, weekly, hasMonthly }) =>
    (hasMonthly ? [false, true] : [false]).map((needsMonthly) => ({
      name: nameOf({ key, needsMonthly }),
      weekly,
    })),
  )
}

export function bracketTexts(lenders: unknown): readonly string[] {
  return namedFigures(lenders).map(({ name, weekly }) => `${name} ${weeklyPriceRange(weekly)}`)
}

export function weeklyNumbers(lenders: unknown): readonly number[] {
  return namedFigures(lenders).map(({ name, weekly }) => stretchOf(name) + weekly)
}

export function bracketOf(text: string, rule: WeeklyRule): string | null {
  const blank = text.lastIndexOf(' ')
  return text.slice(0, blank) === nameOf(rule) ? text.slice(blank + 1) : null
}

/** A filter for vehicles whose card shows a figure within the bounds. Figures are whole dollars. */
export function weeklyRangeCondition(rule: WeeklyRule, { min = 1, max = STRETCH - 1 }: Bounds): string {
  const from = Math.max(Math.ceil(min), 1)
  const to = Math.min(Math.floor(max), STRETCH - 1)
  if (from > to) return NO_FIGURE
  const start = stretchOf(nameOf(rule))
  return `weekly:[${start + from}..${start + to}]`
}

export function weeklyBracketCondition(rule: WeeklyRule, brackets: readonly string[]): string {
  return hasAnyToken(
    facetField('weekly_price_range'),
    brackets.map((each) => `${nameOf(rule)} ${each}`),
  )
}

export function ruleConditions(rule: WeeklyRule): readonly string[] {
  const { yearAbove, withoutMakes, withoutDealerships } = rule
  return [
    ...(yearAbove === null ? [] : [`n_year:>${wholeNumber(yearAbove)}`]),
    ...(withoutMakes.length === 0 ? [] : [`maker:!=${anyToken(withoutMakes)}`]),
    ...(withoutDealerships.length === 0 ? [] : [`dealership:!=${anyToken(withoutDealerships.map(String))}`]),
  ]
}
