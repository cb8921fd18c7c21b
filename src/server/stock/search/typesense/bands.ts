import { wholeNumber } from './numbers'

/**
 * The server resolves a range by merging the sorted vehicle lists of every number in it: tens of thousands of lists for a range
 * of prices. So prices and kilometres are also indexed in bands of a thousand and of ten thousand. A range is then the bands
 * within it, plus exact numbers at its ends. One field holds all three, each in its own stretch of numbers, so that a range is
 * one condition.
 */
export const bandFields = { n_price: 'b_price', n_km: 'b_km' } as const

/** Width of a narrow band, in millionths. */
const NARROW = wholeNumber(1000)
const NARROW_IN_WIDE = 10

/** Exact numbers are clamped to about four thousand million. Bands begin above that, and all are safe integers. */
const MOST = 2 ** 52
const NARROW_BANDS = MOST + 2 ** 30
const WIDE_BANDS = MOST + 2 ** 31

const withinMost = (number: number) => Math.min(Math.max(number, -MOST), MOST)

export function bandsOf(number: number): readonly number[] {
  const bounded = withinMost(number)
  const narrow = Math.floor(bounded / NARROW)
  return [bounded, NARROW_BANDS + narrow, WIDE_BANDS + Math.floor(narrow / NARROW_IN_WIDE)]
}

type BandedField = keyof typeof bandFields

export const isBanded = (field: string): field is BandedField => Object.hasOwn(bandFields, field)

/** A condition that a number lies within inclusive bounds, in millionths. */
export function bandedRange(field: BandedField, from: number, to: number): string {
  const [min, max] = [withinMost(from), withinMost(to)]
  const [first, end] = [Math.ceil(min / NARROW), Math.floor((max + 1) / NARROW)]
  const stretches =
    first < end
      ? [
          ...stretch(0, min, first * NARROW),
          ...bandStretches(first, end),
          ...stretch(0, end * NARROW, max + 1),
        ]
      : [`${min}..${max}`]
  return `${bandFields[field]}:[${stretches.join(',')}]`
}

function bandStretches(first: number, end: number): readonly string[] {
  const [firstWide, endWide] = [Math.ceil(first / NARROW_IN_WIDE), Math.floor(end / NARROW_IN_WIDE)]
  if (firstWide >= endWide) return stretch(NARROW_BANDS, first, end)
  return [
    ...stretch(NARROW_BANDS, first, firstWide * NARROW_IN_WIDE),
    ...stretch(WIDE_BANDS, firstWide, endWide),
    ...stretch(NARROW_BANDS, endWide * NARROW_IN_WIDE, end),
  ]
}

/** The range from `from` up to but not including `end`, offset by `start`; empty if there is none. */
const stretch = (start: number, from: number, end: number) =>
  from < end ? [`${start + from}..${start + end - 1}`] : []
