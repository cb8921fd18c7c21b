import type { ScheduleYear } from '@/domain/finance/repayments/schedule'
import { formatDollars } from '@/domain/money/money'

type ChartPart = 'principal' | 'interest' | 'balloon'

export interface ChartBar {
  /** The bar's centre, in percent of the chart's width. */
  readonly middle: number
  /** From bottom to top, without parts of height 0. */
  readonly parts: readonly { readonly kind: ChartPart; readonly y: number; readonly height: number }[]
  readonly top: number
  readonly total: string
  readonly year: string
}

export const CHART_HEIGHT = 232
const HEAD = 24
const FLOOR = CHART_HEIGHT - 28
/** Keeps a single bar from filling the chart. */
const MIN_SLOTS = 4
const MAX_LINES = 4
const kinds: readonly ChartPart[] = ['principal', 'interest', 'balloon']

/** Formats an amount as `$5,200` or `−$300`. Amounts are negative when a loan grows. */
export function formatSignedDollars(value: number): string {
  return `${value <= -0.5 ? '−' : ''}${formatDollars(Math.abs(value))}`
}

export function formatYear(year: number): string {
  return `${Math.floor(year)}${year % 1 ? '½' : ''}`
}

function short(value: number): string {
  return value < 1000
    ? formatSignedDollars(value)
    : `$${Number((value / 1000).toFixed(value < 99_950 ? 1 : 0))}k`
}

/**
 * A balloon above the loan makes the balance grow, so the principal is negative. No bar goes below the floor.
 */
function drawnValue(row: ScheduleYear, kind: ChartPart): number {
  return Math.max(row[kind], 0)
}

function totalOf(row: ScheduleYear): number {
  return kinds.reduce((sum, kind) => sum + drawnValue(row, kind), 0)
}

/**
 * Rounds to a hundredth of a pixel. Node and browsers differ in the last digits of `**`, and React reports
 * positions that the server and the browser calculate differently.
 */
function roundPosition(value: number): number {
  return Math.round(value * 100) / 100
}

/** A scale from 0 in at most four round steps. */
function scaleFor(most: number): readonly number[] {
  const rough = Math.max(most, 1) / MAX_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((figure) => figure * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step)
}

/**
 * Lays out the chart: one stacked bar per year with principal, interest and balloon. Vertical positions are
 * in pixels from the top and horizontal ones in percent of the width, so that nothing is distorted at any
 * width.
 */
export function chartLayout(years: readonly ScheduleYear[]) {
  const scale = scaleFor(Math.max(...years.map(totalOf), 0))
  const top = scale[scale.length - 1] ?? 1
  const heightOf = (value: number) => (value / top) * (FLOOR - HEAD)
  const slot = 100 / Math.max(years.length, MIN_SLOTS)
  return {
    lines: scale.map((value) => ({ y: roundPosition(FLOOR - heightOf(value)), label: short(value) })),
    bars: years.map((row, index) => barOf(row, (index + 0.5) * slot, heightOf)),
    barWidth: slot * 0.66,
  }
}

function barOf(row: ScheduleYear, middle: number, heightOf: (value: number) => number): ChartBar {
  let top = FLOOR
  const parts = kinds.flatMap((kind) => {
    const height = heightOf(drawnValue(row, kind))
    const y = roundPosition(top - height)
    const part = { kind, y, height: roundPosition(top - y) }
    top = y
    return part.height > 0 ? [part] : []
  })
  return { middle, parts, top, total: short(totalOf(row)), year: formatYear(row.year) }
}

export function describeChart(years: readonly ScheduleYear[]): string {
  const [first, last] = [years[0], years[years.length - 1]]
  if (!first || !last) return ''
  const share = ({ year, principal, interest }: ScheduleYear) =>
    `in year ${formatYear(year)} you repay ${formatSignedDollars(principal)} of the loan and ${formatSignedDollars(interest)} of interest`
  const course = last === first ? share(first) : `${share(first)}, ${share(last)}`
  const end = last.balloon > 0 ? `, and a final payment of ${formatDollars(last.balloon)} is due` : ''
  return `${course.replace(/^i/, 'I')}${end}.`
}
