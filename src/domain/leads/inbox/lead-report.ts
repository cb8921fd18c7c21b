import { localTime } from '../../locations/hours/local-time'
import type { Choice } from './inbox-row'
import type { ResponseTimes } from './response-times'

export interface ReportQuestion {
  readonly website: number | null
  /** YYYY-MM-DD, both included. */
  readonly from: string
  readonly to: string
}

export interface ReportCount {
  readonly label: string
  readonly count: number
}

export interface ReportTimes extends ResponseTimes {
  readonly label: string
}

/** A website that a report can be about. */
export interface ReportWebsite extends Choice {
  /** Of its main location. */
  readonly timeZone: string
}

export interface LeadReport {
  readonly total: number
  readonly byDay: readonly ReportCount[]
  readonly bySource: readonly ReportCount[]
  readonly byPage: readonly ReportCount[]
  readonly byVehicle: readonly ReportCount[]
  readonly byForm: readonly ReportCount[]
  readonly byStatus: readonly ReportCount[]
  readonly byLocation: readonly ReportTimes[]
  /** Null for people who see counts only. */
  readonly byPerson: readonly ReportTimes[] | null
}

export const REPORT_DAYS_MAX = 366

const DAY = 24 * 60 * 60 * 1000

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** Days from the first to the last, both included. 0 when the last is before the first. */
export const daysBetween = ({ from, to }: Pick<ReportQuestion, 'from' | 'to'>): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY + 1)

/**
 * The last days up to today, on the calendar of the websites: where the day has begun in some of them, their leads of today are in.
 * Null without websites.
 */
export function lastDays(
  websites: readonly Pick<ReportWebsite, 'timeZone'>[],
  now: number,
  days: number,
): Pick<ReportQuestion, 'from' | 'to'> | null {
  const to = websites
    .map(({ timeZone }) => localTime(now, timeZone).date)
    .toSorted()
    .at(-1)
  return to === undefined ? null : { from: dayAfter(to, 1 - days), to }
}

/** Every day of the question, with 0 for days without leads. */
export function everyDay(question: ReportQuestion, counted: readonly ReportCount[]): ReportCount[] {
  const counts = new Map(counted.map(({ label, count }) => [label, count]))
  return Array.from({ length: daysBetween(question) }, (_, index) => {
    const label = dayAfter(question.from, index)
    return { label, count: counts.get(label) ?? 0 }
  })
}

/** The most frequent rows, largest first. The rest are summed as one. */
export function largest(rows: readonly ReportCount[], most: number): ReportCount[] {
  const sorted = rows.toSorted(
    (one, other) => other.count - one.count || one.label.localeCompare(other.label),
  )
  const rest = sorted.slice(most).reduce((sum, { count }) => sum + count, 0)
  return rest > 0 ? [...sorted.slice(0, most), { label: 'Others', count: rest }] : sorted
}
