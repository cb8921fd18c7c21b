import { type ContentKind, contentKinds, type TimedContent } from '../dashboard/week'
import { localTime } from '../locations/hours/local-time'
import type { CalendarDays } from './calendar-days'

/** A content on the calendar. Days count from 0. */
export interface PlacedContent extends TimedContent {
  readonly firstDay: number
  /** Included. */
  readonly lastDay: number
  /** Whether it starts before the first day shown, or has no start. */
  readonly isOpenBefore: boolean
  /** Whether it ends after the last day shown, or has no end. */
  readonly isOpenAfter: boolean
  /** The row below the kind's name, from 0. Contents of one row do not overlap. */
  readonly row: number
}

/** Days from and to, included, counted from 0. */
export interface DayRange {
  readonly from: number
  readonly to: number
}

export interface Lane {
  readonly kind: ContentKind
  readonly contents: readonly PlacedContent[]
  readonly rows: number
  /** Days on which nothing of the kind is shown. */
  readonly gaps: readonly DayRange[]
  /** Days on which several popups or announcement bars are live: only the newest is shown. Empty for other kinds. */
  readonly overlaps: readonly DayRange[]
}

const MINUTE = 60_000

const dayOf = (instant: number, days: CalendarDays, zone: string): number => {
  const { date } = localTime(instant, zone)
  const [first = ''] = days
  return Math.round((Date.parse(date) - Date.parse(first)) / 86_400_000)
}

/** Null if it is live on none of the days. A post is live from its day on, and shown on that day. */
function placed(content: TimedContent, days: CalendarDays): Omit<PlacedContent, 'row'> | null {
  const { kind, liveFrom, liveUntil, zone } = content
  const starts = liveFrom ? dayOf(Date.parse(liveFrom), days, zone) : Number.NEGATIVE_INFINITY
  // What ends at midnight is not shown on the day that begins.
  const ends = liveUntil ? dayOf(Date.parse(liveUntil) - MINUTE, days, zone) : Number.POSITIVE_INFINITY
  const until = kind === 'post' ? starts : ends
  const last = days.length - 1
  if (starts > last || until < 0 || until < starts) return null
  const bounds = { firstDay: Math.max(starts, 0), lastDay: Math.min(until, last) }
  return { ...content, ...bounds, isOpenBefore: starts < 0, isOpenAfter: until > last }
}

/** Gives each content the first row that is free on its days. */
function stack(contents: readonly Omit<PlacedContent, 'row'>[]): PlacedContent[] {
  const ends: number[] = []
  return contents
    .toSorted((one, other) => one.firstDay - other.firstDay || one.id - other.id)
    .map((content) => {
      const free = ends.findIndex((end) => end < content.firstDay)
      const row = free < 0 ? ends.length : free
      ends[row] = content.lastDay
      return { ...content, row }
    })
}

/** The ranges of days on which `matches` holds for the number of contents. */
function rangesWhere(
  contents: readonly PlacedContent[],
  days: CalendarDays,
  matches: (count: number) => boolean,
): DayRange[] {
  const ranges: { from: number; to: number }[] = []
  days.forEach((_, day) => {
    const count = contents.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay).length
    if (!matches(count)) return
    const previous = ranges.at(-1)
    if (previous?.to === day - 1) previous.to = day
    else ranges.push({ from: day, to: day })
  })
  return ranges
}

/** A website without posts or pages with dates on some days misses nothing. */
const hasGaps = (kind: ContentKind) => kind === 'promo' || kind === 'popup' || kind === 'offer'

/** One website's contents on the days, a lane for each kind that has any. */
export function placeContents(contents: readonly TimedContent[], days: CalendarDays): Lane[] {
  return contentKinds.flatMap((kind) => {
    const own = contents.filter((content) => content.kind === kind)
    if (own.length === 0) return []
    const shown = stack(own.map((content) => placed(content, days)).filter((each) => each !== null))
    return [
      {
        kind,
        contents: shown,
        rows: Math.max(1, ...shown.map(({ row }) => row + 1)),
        gaps: hasGaps(kind) ? rangesWhere(shown, days, (count) => count === 0) : [],
        overlaps: kind === 'popup' || kind === 'bar' ? rangesWhere(shown, days, (count) => count > 1) : [],
      },
    ]
  })
}
