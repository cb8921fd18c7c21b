import { formatDollars } from '@/domain/money/money'
import type { Bounds } from '@/domain/stock/search/query/stock-query'
import type { StockVocabulary } from '../vocabulary/stock-vocabulary'
import type { UnderstandOptions, Understood } from '../vocabulary/understood'
import { isKnownWord } from '../vocabulary/vocabulary-index'
import {
  ABOUT,
  AMOUNT,
  AMOUNTS,
  AT_LEAST,
  AT_MOST,
  amountOf,
  amountsOf,
  OR_LESS,
  type PhraseRule,
  phrase,
} from './phrase-rule'

/** Of both figures the cards print the weekly one, so what is said of a month narrows that. */
const A_TIME =
  '(?:p ?w|(?:(?:a|per|each) )?(?:week|wk)|weekly|(?<month>p ?m|(?:(?:a|per|each) )?(?:month|mth)|monthly))'
const WEEKS_A_MONTH = 52 / 12
/** Nobody pays so little a month: `12 month` is of a warranty. */
const LEAST_A_MONTH = 50
/** Without a dollar or a thousand beside it, a smaller number is no price. */
const LEAST_BARE_PRICE = 3000
const ABOUT_SHARE = 0.1
/** Prices that people have in mind end so. */
const ROUND = 500
const DOLLARS = '(?: (?:dollars?|bucks))?'
const SAYS_MONEY = /\$|dollar|bucks|grand|thousand|\d ?k\b/

/** Says what is wanted of a price without an amount; the stop words beside it, as in `cheapest price`, say no more. */
const CHEAP = '(?:cheap|cheaper|cheapest|affordable|inexpensive|lowest price[ds]?)'

/** A site that does not tell such prices drops the phrase: it narrows nothing. */
function money(meaning: Understood, isTold: boolean, { pricesVisible }: UnderstandOptions): Understood {
  if (isTold) return meaning
  return { label: '', ...(!pricesVisible && { isUnpriced: true }) }
}

/** Bounds of what a week or a month costs, as the whole dollars that cards print a week; `$500 a month` is at most $115 a week. */
function ofTime({ label, month, bounds: { min, max } }: OfTime, options: UnderstandOptions): Understood {
  const weeks = month === undefined ? 1 : WEEKS_A_MONTH
  const weekly_price = {
    ...(min !== undefined && { min: Math.ceil(min / weeks) }),
    ...(max !== undefined && { max: Math.floor(max / weeks) }),
  }
  return money(
    { label: `${label} a ${month === undefined ? 'week' : 'month'}`, ranges: { weekly_price } },
    options.weeklyVisible,
    options,
  )
}

interface OfTime {
  readonly label: string
  /** Of the text, where it says a month. */
  readonly month: string | undefined
  readonly bounds: Bounds
}

function isPrice(source: string | undefined, amount: number): boolean {
  return SAYS_MONEY.test(source ?? '') || amount >= LEAST_BARE_PRICE
}

interface Side {
  readonly before: string
  /** What may say the same after the amount. */
  readonly after?: string
  readonly label: (dollars: string) => string
  readonly bounds: (amount: number) => Bounds
}

const atMost: Side = {
  before: AT_MOST,
  after: OR_LESS,
  label: (dollars) => `Under ${dollars}`,
  bounds: (max) => ({ max }),
}

const about: Side = {
  before: ABOUT,
  label: (dollars) => `Around ${dollars}`,
  bounds: (amount) => ({
    min: Math.round(amount * (1 - ABOUT_SHARE)),
    max: Math.round(amount * (1 + ABOUT_SHARE)),
  }),
}

const sides: readonly Side[] = [
  atMost,
  { before: AT_LEAST, label: (dollars) => `Over ${dollars}`, bounds: (min) => ({ min }) },
  about,
]

const weekly = sides.map(
  ({ before, after, label, bounds }): PhraseRule => ({
    // A bare amount a week or a month is the most that somebody can pay.
    pattern: phrase(
      `${before === AT_MOST ? `(?:${before} )?` : `${before} `}${AMOUNT}${DOLLARS} ?${A_TIME}${after ? `(?: ${after})?` : ''}`,
    ),
    read: ({ amount, k, month }, _, options) => {
      const value = amountOf(amount, k)
      if (value === null || (month !== undefined && value < LEAST_A_MONTH)) return null
      return ofTime({ label: label(formatDollars(value, 'ifAny')), month, bounds: bounds(value) }, options)
    },
  }),
)

/** An amount as a side means it, where `isMeant` holds of what was written. */
function priceRule(source: string, { label, bounds }: Side, isMeant: typeof isBarePrice): PhraseRule {
  return {
    pattern: phrase(`(?<all>${source})`),
    read: ({ all = '', amount, k }, vocabulary, options) => {
      const value = amountOf(amount, k)
      if (value === null || !isMeant(all, value, vocabulary)) return null
      return money(
        { label: label(formatDollars(value, 'ifAny')), ranges: { price: bounds(value) } },
        options.pricesVisible,
        options,
      )
    },
  }
}

const single = sides.flatMap((side) => {
  const { before, after } = side
  const price = `${AMOUNT}${DOLLARS}`
  return [`${before} ${price}${after ? `(?: ${after})?` : ''}`, ...(after ? [`${price} ${after}`] : [])].map(
    (source) => priceRule(source, side, isPrice),
  )
})

/** Whether an amount that nothing stands beside is one of money: `$300`, `50k`, `30000`, and no word of the stock's. */
function isBarePrice(written: string, amount: number, vocabulary: StockVocabulary): boolean {
  if (isKnownWord(written, vocabulary)) return false
  if (/^\d{5,6}$/.test(written)) return amount % ROUND === 0
  return /^\d{2,3}(\.\d+)?k$/.test(written) || /\$|dollar|bucks|grand|thousand/.test(written)
}

const range: PhraseRule = {
  pattern: phrase(`(?<all>${AMOUNTS}${DOLLARS})`),
  read: (groups, _, options) => {
    const bounds = amountsOf(groups)
    if (!bounds || !isPrice(groups.all, bounds.min)) return null
    return money({ label: spanLabel(bounds), ranges: { price: bounds } }, options.pricesVisible, options)
  },
}

const weeklyRange: PhraseRule = {
  pattern: phrase(`${AMOUNTS}${DOLLARS} ?${A_TIME}`),
  read: (groups, _, options) => {
    const bounds = amountsOf(groups)
    if (!bounds || (groups.month !== undefined && bounds.max < LEAST_A_MONTH)) return null
    return ofTime({ label: spanLabel(bounds), month: groups.month, bounds }, options)
  },
}

function spanLabel({ min, max }: { min: number; max: number }): string {
  return `${formatDollars(min, 'ifAny')} to ${formatDollars(max, 'ifAny')}`
}

/** It narrows nothing, so no chip takes it off. */
const cheap: PhraseRule = {
  pattern: phrase(CHEAP),
  read: (_groups, _vocabulary, options) =>
    money({ label: '', sort: 'price:asc' }, options.pricesVisible, options),
}

/** `$120pw`, `under 150 a week`, `$500 a month`. The bare amount comes last: it is in all of them. */
export const weeklyPhrases: readonly PhraseRule[] = [weeklyRange, ...weekly.toReversed()]

/** `under 40k`, `$30,000 to $50,000`, `around 30k`, and `cheap`, which asks for an order. */
export const pricePhrases: readonly PhraseRule[] = [range, ...single, cheap]

/** `50k`, `$30,000`: about what somebody wants to spend. Read when nothing else is left to be understood. */
export const barePricePhrases: readonly PhraseRule[] = [priceRule(`${AMOUNT}${DOLLARS}`, about, isBarePrice)]
