import type { ScheduleYear } from '@/domain/finance/repayments/schedule'
import { formatDollars } from '@/domain/money/money'

type ChartPart = 'principal' | 'interest' | 'balloon'

export interface ChartBar {
  /** Of its middle, in percent of the chart's width. */
  readonly middle: number
  /** From the floor up; what has no height is left out. */
  readonly parts: readonly { readonly kind: ChartPart; readonly y: number; readonly height: number }[]
  readonly top: number
  readonly total: string
  readonly year: string
}

export const CHART_HEIGHT = 232
const HEAD = 24
const FLOOR = CHART_HEIGHT - 28
/** A single bar is not as wide as the chart. */
const FEWEST_SLOTS = 4
const MOST_LINES = 4
const kinds: readonly ChartPart[] = ['principal', 'interest', 'balloon']

/** `$5,200`; a loan that grows pays off less than nothing: `−$300`. */
export function signedDollars(value: number): string {
  return `${value <= -0.5 ? '−' : ''}${formatDollars(Math.abs(value))}`
}

/** `2½`. */
export function yearName(year: number): string {
  return `${Math.floor(year)}${year % 1 ? '½' : ''}`
}

function short(value: number): string {
  return value < 1000 ? signedDollars(value) : `$${Number((value / 1000).toFixed(value < 99_950 ? 1 : 0))}k`
}

/** A final payment above the loan makes what is owed grow: nothing is paid off, and no bar hangs below the floor. */
function drawnValue(row: ScheduleYear, kind: ChartPart): number {
  return Math.max(row[kind], 0)
}

function totalOf(row: ScheduleYear): number {
  return kinds.reduce((sum, kind) => sum + drawnValue(row, kind), 0)
}

/** A scale in round figures, from 0 in four steps at most. */
function scaleFor(most: number): readonly number[] {
  const rough = Math.max(most, 1) / MOST_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((figure) => figure * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step)
}

/**
 * Where everything of the chart stands, in pixels from its top and in percent of its width, so nothing is distorted at any width: a bar for
 * each year of a loan, with principal, interest and what is due at the end on top of each other.
 */
export function chartLayout(years: readonly ScheduleYear[]) {
  const scale = scaleFor(Math.max(...years.map(totalOf), 0))
  const top = scale[scale.length - 1] ?? 1
  const heightOf = (value: number) => (value / top) * (FLOOR - HEAD)
  const slot = 100 / Math.max(years.length, FEWEST_SLOTS)
  return {
    lines: scale.map((value) => ({ y: FLOOR - heightOf(value), label: short(value) })),
    bars: years.map((row, index) => barOf(row, (index + 0.5) * slot, heightOf)),
    barWidth: slot * 0.66,
  }
}

function barOf(row: ScheduleYear, middle: number, heightOf: (value: number) => number): ChartBar {
  let top = FLOOR
  const parts = kinds.flatMap((kind) => {
    const height = heightOf(drawnValue(row, kind))
    top -= height
    return height > 0 ? [{ kind, y: top, height }] : []
  })
  return { middle, parts, top, total: short(totalOf(row)), year: yearName(row.year) }
}

/** The chart in a sentence. */
export function chartSentence(years: readonly ScheduleYear[]): string {
  const [first, last] = [years[0], years[years.length - 1]]
  if (!first || !last) return ''
  const share = ({ year, principal, interest }: ScheduleYear) =>
    `in year ${yearName(year)} you repay ${signedDollars(principal)} of the loan and ${signedDollars(interest)} of interest`
  const course = last === first ? share(first) : `${share(first)}, ${share(last)}`
  const end = last.balloon > 0 ? `, and a final payment of ${formatDollars(last.balloon)} is due` : ''
  return `${course.replace(/^i/, 'I')}${end}.`
}
