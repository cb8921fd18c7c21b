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

/** Cards show only the weekly figure, so a monthly amount filters by that too. */
const PER_PERIOD =
  '(?:p ?w|(?:(?:a|per|each) )?(?:week|wk)|weekly|(?<month>p ?m|(?:(?:a|per|each) )?(?:month|mth)|monthly))'
const WEEKS_A_MONTH = 52 / 12
/** A smaller amount is not a monthly payment: `12 month` is about a warranty. */
const MIN_MONTHLY_AMOUNT = 50
/** A smaller number is not a price unless it has a dollar sign or a thousand. */
const MIN_BARE_PRICE = 3000
const ABOUT_SHARE = 0.1
/** A bare number of five or six digits is a price only when it is a multiple of this. */
const ROUND = 500
const DOLLARS = '(?: (?:dollars?|bucks))?'
const SAYS_MONEY = /\$|dollar|bucks|grand|thousand|\d ?k\b/

/** Words that ask for low prices without an amount. Stop words beside them, as in `cheapest price`, add nothing. */
const CHEAP = '(?:cheap|cheaper|cheapest|affordable|inexpensive|lowest price[ds]?)'

/** Drops the phrase on a site that does not show such prices, so that it narrows nothing. */
function money(meaning: Understood, isShown: boolean, { pricesVisible }: UnderstandOptions): Understood {
  if (isShown) return meaning
  return { label: '', ...(!pricesVisible && { isUnpriced: true }) }
}

/** Converts a weekly or monthly amount to whole dollars a week, as cards show it: `$500 a month` is at most $115 a week. */
function perWeek({ label, month, bounds: { min, max } }: Instalment, options: UnderstandOptions): Understood {
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

interface Instalment {
  readonly label: string
  readonly month: string | undefined
  readonly bounds: Bounds
}

function isPrice(source: string | undefined, amount: number): boolean {
  return SAYS_MONEY.test(source ?? '') || amount >= MIN_BARE_PRICE
}

interface Side {
  readonly before: string
  /** Words with the same meaning after the amount. */
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
    // A bare weekly or monthly amount is the most that the shopper can pay.
    pattern: phrase(
      `${before === AT_MOST ? `(?:${before} )?` : `${before} `}${AMOUNT}${DOLLARS} ?${PER_PERIOD}${after ? `(?: ${after})?` : ''}`,
    ),
    read: ({ amount, k, month }, _, options) => {
      const value = amountOf(amount, k)
      if (value === null || (month !== undefined && value < MIN_MONTHLY_AMOUNT)) return null
      return perWeek({ label: label(formatDollars(value, 'ifAny')), month, bounds: bounds(value) }, options)
    },
  }),
)

/** Builds a rule for an amount with the meaning of `side`, if `accepts` accepts the matched text. */
function priceRule(source: string, { label, bounds }: Side, accepts: typeof isBarePrice): PhraseRule {
  return {
    pattern: phrase(`(?<all>${source})`),
    read: ({ all = '', amount, k }, vocabulary, options) => {
      const value = amountOf(amount, k)
      if (value === null || !accepts(all, value, vocabulary)) return null
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

/** Whether a bare amount is money: `$300`, `50k`, `30000`, but not a word from the stock. */
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
  pattern: phrase(`${AMOUNTS}${DOLLARS} ?${PER_PERIOD}`),
  read: (groups, _, options) => {
    const bounds = amountsOf(groups)
    if (!bounds || (groups.month !== undefined && bounds.max < MIN_MONTHLY_AMOUNT)) return null
    return perWeek({ label: spanLabel(bounds), month: groups.month, bounds }, options)
  },
}

function spanLabel({ min, max }: { min: number; max: number }): string {
  return `${formatDollars(min, 'ifAny')} to ${formatDollars(max, 'ifAny')}`
}

/** Changes the order but narrows nothing, so it has no filter chip. */
const cheap: PhraseRule = {
  pattern: phrase(CHEAP),
  read: (_groups, _vocabulary, options) =>
    money({ label: '', sort: 'price:asc' }, options.pricesVisible, options),
}

/** `$120pw`, `under 150 a week`, `$500 a month`. The bare amount comes last, because it also matches inside the others. */
export const weeklyPhrases: readonly PhraseRule[] = [weeklyRange, ...weekly.toReversed()]

/** `under 40k`, `$30,000 to $50,000`, `around 30k`, and `cheap`, which sets the order. */
export const pricePhrases: readonly PhraseRule[] = [range, ...single, cheap]

/** `50k`, `$30,000`: a price around the amount. Applies only when nothing else in the text is understood. */
export const barePricePhrases: readonly PhraseRule[] = [priceRule(`${AMOUNT}${DOLLARS}`, about, isBarePrice)]
