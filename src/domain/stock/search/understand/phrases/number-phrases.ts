import { engineBandsBeside } from '@/domain/vehicle/engine-bands'
import type { Understood } from '../vocabulary/understood'
import {
  AMOUNT,
  AMOUNTS,
  AT_LEAST,
  AT_MOST,
  amountOf,
  amountsOf,
  formatThousands,
  type Groups,
  OR_LESS,
  type PhraseRule,
  phrase,
} from './phrase-rule'

const KM = '(?:km|kms|ks|kilometres?|kilometers?)'
/** As in `kms under 50000`. In `100 km under 20k` the unit belongs to the number before it. */
const KM_FIRST = `(?<!\\d )(?:${KM}|mileage|odometer)`
/** The maximum for "low kms". */
const LOW_KM = 50_000
/** A smaller number is not an odometer reading: `2 km` is a distance to travel. */
const LEAST_KM = 1000

const kmPhrases: readonly PhraseRule[] = [
  {
    pattern: phrase(`low (?:${KM}|mileage)`),
    read: () => ({ label: 'Low kilometres', ranges: { km: { max: LOW_KM } } }),
  },
  {
    pattern: phrase(`${AMOUNTS} ?${KM}`),
    read: spanOfKm,
  },
  { pattern: phrase(`${AT_LEAST} ${AMOUNT} ?${KM}`), read: ({ amount, k }) => kmOf(amount, k, 'min') },
  {
    pattern: phrase(`(?:${AT_MOST} )?${AMOUNT} ?${KM}(?: ${OR_LESS})?`),
    read: ({ amount, k }) => kmOf(amount, k, 'max'),
  },
  { pattern: phrase(`${KM_FIRST} ${AMOUNTS}`), read: spanOfKm },
  { pattern: phrase(`${KM_FIRST} ${AT_LEAST} ${AMOUNT}`), read: ({ amount, k }) => kmOf(amount, k, 'min') },
  { pattern: phrase(`${KM_FIRST} ${AT_MOST} ${AMOUNT}`), read: ({ amount, k }) => kmOf(amount, k, 'max') },
]

function spanOfKm(groups: Groups): Understood | null {
  const bounds = amountsOf(groups)
  if (!bounds || bounds.max < LEAST_KM) return null
  return {
    label: `${formatThousands(bounds.min)} to ${formatThousands(bounds.max)} km`,
    ranges: { km: bounds },
  }
}

function kmOf(digits: string | undefined, k: string | undefined, side: 'min' | 'max'): Understood | null {
  const value = amountOf(digits, k)
  if (value === null || value < LEAST_KM) return null
  const label = `${side === 'max' ? 'Under' : 'Over'} ${formatThousands(value)} km`
  return { label, ranges: { km: { [side]: value } } }
}

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const COUNT = `(?<count>\\d{1,2}|${numerals.join('|')})`
const SEATS = '(?:seats?|seaters?)'

function countOf(word: string | undefined): number {
  const numeral = (numerals as readonly (string | undefined)[]).indexOf(word)
  return numeral === -1 ? Number(word) : numeral + 1
}

const seatPhrases: readonly PhraseRule[] = [
  {
    pattern: phrase(`${COUNT} ?(?:\\+|or more|plus) ${SEATS}`),
    read: ({ count }) => ({
      label: `${countOf(count)} or more seats`,
      ranges: { seats: { min: countOf(count) } },
    }),
  },
  {
    pattern: phrase(`${COUNT} ?(?:- )?${SEATS}`),
    read: ({ count }, { values }) => {
      const seats = String(countOf(count))
      if (!values.seats?.some(({ value }) => value === seats)) return null
      return { label: `${seats} seats`, refinements: { seats: [seats] } }
    },
  },
]

const sleepsPhrases: readonly PhraseRule[] = [`sleeps ${COUNT}`, `${COUNT} ?(?:- )?berths?`].map(
  (source) => ({
    pattern: phrase(source),
    read: ({ count }) => ({
      label: `Sleeps ${countOf(count)}`,
      refinements: { sleeps: [`${countOf(count)}`] },
    }),
  }),
)

const CC = '(?<cc>\\d{3,4}) ?(?:cc|ccs)'

/** Engines are filtered by size bands, so a phrase is only understood when its size is the bound of a band. */
const enginePhrases: readonly PhraseRule[] = (['under', 'over'] as const).map((side) => ({
  pattern: phrase(
    side === 'under' ? `(?:${AT_MOST} ${CC}|${CC.replace('<cc>', '<own>')} ${OR_LESS})` : `${AT_LEAST} ${CC}`,
  ),
  read: ({ cc, own }) => {
    const size = Number(cc ?? own)
    const bands = engineBandsBeside(size, side)
    if (bands.length === 0) return null
    const label = `${side === 'under' ? 'Up to' : 'Over'} ${formatThousands(size)} cc`
    return { label, refinements: { engine_range: bands } }
  },
}))

/**
 * Kilometres, seats, sleeping places and engines: `under 80,000 km`, `kms under 80,000`, `low kms`, `7 seater`, `sleeps
 * 4`, `under 500cc`.
 */
export const numberPhrases: readonly PhraseRule[] = [
  ...kmPhrases,
  ...seatPhrases,
  ...sleepsPhrases,
  ...enginePhrases,
]
