import type { Bounds } from '@/domain/stock/search/query/stock-query'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import type { Understood } from '../vocabulary/understood'
import { isKnownWord } from '../vocabulary/vocabulary-index'
import { type PhraseRule, phrase } from './phrase-rule'

const YEAR = '(?<year>(?:19[5-9]|20\\d)\\d)'

/** Words that always introduce a year, and words that can also introduce a price, which need a year within the stock's. */
const sides: readonly [words: string, bounds: (year: number) => Bounds, ofPriceToo: boolean][] = [
  ['(?:newer than|later than|after|post)', (year) => ({ min: year + 1 }), false],
  ['(?:from|since)', (year) => ({ min: year }), false],
  ['(?:older than|before|pre)', (year) => ({ max: year - 1 }), false],
  ['until', (year) => ({ max: year }), false],
  ['(?:over|above|more than|>)', (year) => ({ min: year + 1 }), true],
  ['(?:at least|min|minimum)', (year) => ({ min: year }), true],
  ['(?:under|below|less than|<)', (year) => ({ max: year - 1 }), true],
  ['(?:up to|upto|max|maximum|at most|no more than)', (year) => ({ max: year }), true],
]

const before = sides.map(
  ([words, bounds, ofPriceToo]): PhraseRule => ({
    pattern: phrase(`${words} ${YEAR}`),
    read: ({ year }, vocabulary) =>
      ofPriceToo && !isStockYear(Number(year), vocabulary) ? null : yearsOf(bounds(Number(year))),
  }),
)

const after: PhraseRule = {
  pattern: phrase(`${YEAR} (?:\\+|plus|onwards?|(?:or|and) (?:newer|later|above|up|on))`),
  read: ({ year }) => yearsOf({ min: Number(year) }),
}

const range: PhraseRule = {
  pattern: phrase(`(?:between |from )?${YEAR} (?:-|to|and|until) ${YEAR.replace('<year>', '<last>')}`),
  read: ({ year, last }, vocabulary) => {
    const [min, max] = [Number(year), Number(last)]
    if (min > max || !(isStockYear(min, vocabulary) || isStockYear(max, vocabulary))) return null
    return yearsOf({ min, max })
  },
}

/** `MY21`, `'21`. Does not apply when vehicles contain the same text, so that the search finds it there. */
const short: PhraseRule = {
  pattern: phrase(`(?<all>(?:my ?(?:20)?|')(?<digits>\\d\\d))`),
  read: ({ all = '', digits }, vocabulary) =>
    isKnownWord(all, vocabulary) ? null : shortYearOf(digits ?? '', vocabulary),
}

/** The year that two digits stand for, if it is within the stock's years. */
export function shortYearOf(digits: string, vocabulary: StockVocabulary): Understood | null {
  const year = [2000, 1900]
    .map((century) => century + Number(digits))
    .find((each) => isStockYear(each, vocabulary))
  return year === undefined ? null : { label: `${year}`, refinements: { year: [`${year}`] } }
}

export function isStockYear(year: number, { years }: StockVocabulary): boolean {
  return years !== null && year >= years.min && year <= years.max
}

function yearsOf({ min, max }: Bounds): Understood {
  const label = min === undefined ? `To ${max}` : max === undefined ? `From ${min}` : `${min} to ${max}`
  return { label, ranges: { year: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } } }
}

/** Ranges of years (`2018-2020`, `from 2018`, `2018+`, `newer than 2019`) and two-digit years. */
export const yearPhrases: readonly PhraseRule[] = [range, after, ...before, short]
