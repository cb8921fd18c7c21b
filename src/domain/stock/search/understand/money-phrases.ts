import {
  ABOUT,
  AMOUNT,
  AMOUNTS,
  AT_LEAST,
  AT_MOST,
  amountOf,
  amountsOf,
  grouped,
  type PhraseRule,
  phrase,
} from './phrase-rule'
import type { Understood } from './understood'

const A_WEEK = '(?:pw|(?:(?:a|per|each) )?(?:week|wk)|weekly)'
/** Without a dollar or a thousand beside it, a smaller number is no price. */
const LEAST_BARE_PRICE = 3000
const ABOUT_SHARE = 0.1
const bareAmount = '\\$ (?<bare>\\d+(?:\\.\\d+)?) ?(?<bareK>k)?'

/** On a site that tells no such prices the phrase is dropped: it narrows nothing. */
function money(meaning: Understood, isTold: boolean): Understood {
  return isTold ? meaning : { label: '' }
}

function isPrice(source: string, amount: number): boolean {
  return /[$k]/.test(source) || amount >= LEAST_BARE_PRICE
}

interface Side {
  readonly words: string
  readonly label: (dollars: string) => string
  readonly bounds: (amount: number) => { min?: number; max?: number }
}

const sides: readonly Side[] = [
  { words: AT_MOST, label: (dollars) => `Under ${dollars}`, bounds: (max) => ({ max }) },
  { words: AT_LEAST, label: (dollars) => `Over ${dollars}`, bounds: (min) => ({ min }) },
  {
    words: ABOUT,
    label: (dollars) => `Around ${dollars}`,
    bounds: (amount) => ({
      min: Math.round(amount * (1 - ABOUT_SHARE)),
      max: Math.round(amount * (1 + ABOUT_SHARE)),
    }),
  },
]

const weekly = sides.map(
  ({ words, label, bounds }): PhraseRule => ({
    // A bare amount a week is the most that somebody can pay.
    pattern: phrase(`${words === AT_MOST ? `(?:${AT_MOST} )?` : `${words} `}${AMOUNT} ?${A_WEEK}`),
    read: ({ amount, k }, _, options) => {
      const value = amountOf(amount, k)
      if (value === null) return null
      return money(
        { label: `${label(`$${grouped(value)}`)} a week`, ranges: { weekly_price: bounds(value) } },
        options.weeklyVisible,
      )
    },
  }),
)

const single = sides.map(
  ({ words, label, bounds }): PhraseRule => ({
    // A bare amount with a dollar is about what somebody wants to spend.
    pattern: phrase(`(?<all>${words} ${AMOUNT}${words === ABOUT ? `|(?=\\$)${bareAmount}` : ''})`),
    read: ({ all, amount, k, bare, bareK }, _, options) => {
      const value = amountOf(amount ?? bare, k ?? bareK)
      if (value === null || !isPrice(bareOf(all), value)) return null
      return money(
        { label: label(`$${grouped(value)}`), ranges: { price: bounds(value) } },
        options.pricesVisible,
      )
    },
  }),
)

const range: PhraseRule = {
  pattern: phrase(`(?<all>${AMOUNTS})`),
  read: (groups, _, options) => {
    const bounds = amountsOf(groups)
    if (!bounds || !isPrice(bareOf(groups.all), bounds.min)) return null
    return money({ label: spanLabel(bounds), ranges: { price: bounds } }, options.pricesVisible)
  },
}

const weeklyRange: PhraseRule = {
  pattern: phrase(`${AMOUNTS} ?${A_WEEK}`),
  read: (groups, _, options) => {
    const bounds = amountsOf(groups)
    return (
      bounds &&
      money({ label: `${spanLabel(bounds)} a week`, ranges: { weekly_price: bounds } }, options.weeklyVisible)
    )
  },
}

function spanLabel({ min, max }: { min: number; max: number }): string {
  return `$${grouped(min)} to $${grouped(max)}`
}

/** Without its words, whose letters are not the thousand's. */
function bareOf(text = ''): string {
  return text.replace(/[a-z]{2,}/g, '')
}

/** `$120pw`, `under 150 a week`. The bare amount comes last: it is in all of them. */
export const weeklyPhrases: readonly PhraseRule[] = [weeklyRange, ...weekly.toReversed()]

/** `under 40k`, `$30,000 to $50,000`, `around 30k`. */
export const pricePhrases: readonly PhraseRule[] = [range, ...single]
