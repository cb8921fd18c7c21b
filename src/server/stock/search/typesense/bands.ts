import { wholeNumber } from './numbers'

/**
 * The server finds a range by putting together the vehicles of every number in it, in their order: tens of thousands of lists for a
 * range of prices. So prices and kilometres are kept in bands as well, a thousand and ten thousand wide: a range is the bands
 * that lie within it, and numbers at its ends alone. One field holds all three, each in a stretch of its own, so that a range is one
 * condition.
 */
export const bandFields = { n_price: 'b_price', n_km: 'b_km' } as const

/** In millionths. */
const NARROW = wholeNumber(1000)
const NARROW_IN_WIDE = 10

/** Here numbers stop growing at four thousand million; bands begin where they end, and all are exact. */
const MOST = 2 ** 52
const NARROW_BANDS = MOST + 2 ** 30
const WIDE_BANDS = MOST + 2 ** 31

const withinMost = (number: number) => Math.min(Math.max(number, -MOST), MOST)

/** What a number, in millionths, is kept as. */
export function bandsOf(number: number): readonly number[] {
  const kept = withinMost(number)
  const narrow = Math.floor(kept / NARROW)
  return [kept, NARROW_BANDS + narrow, WIDE_BANDS + Math.floor(narrow / NARROW_IN_WIDE)]
}

type BandedField = keyof typeof bandFields

export const isBanded = (field: string): field is BandedField => Object.hasOwn(bandFields, field)

/** The condition that a number lies within bounds, both included, in millionths. */
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

/** Narrow bands from one to before another, by wide ones where they fit. */
function bandStretches(first: number, end: number): readonly string[] {
  const [firstWide, endWide] = [Math.ceil(first / NARROW_IN_WIDE), Math.floor(end / NARROW_IN_WIDE)]
  if (firstWide >= endWide) return stretch(NARROW_BANDS, first, end)
  return [
    ...stretch(NARROW_BANDS, first, firstWide * NARROW_IN_WIDE),
    ...stretch(WIDE_BANDS, firstWide, endWide),
    ...stretch(NARROW_BANDS, endWide * NARROW_IN_WIDE, end),
  ]
}

/** Whole numbers from one to before another, counted from a start; none where there are none. */
const stretch = (start: number, from: number, end: number) =>
  from < end ? [`${start + from}..${start + end - 1}`] : []
