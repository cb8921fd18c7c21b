import type { CalendarDays } from '@/domain/calendar/calendar-days'
import type { DayRange, Lane, PlacedContent } from '@/domain/calendar/place-contents'
import { weekdayOf } from '@/domain/locations/hours/local-time'
import { ContentBar } from './ContentBar'
import { contentNames } from './kinds'

interface Props {
  readonly lane: Lane
  readonly days: CalendarDays
  readonly today: number
  readonly admin: string
  onOpen(content: PlacedContent): void
  onShift(content: PlacedContent, days: number): void
}

const columns = (from: number, to: number) => `${from + 1} / ${to + 2}`

const dayText = (date = '') =>
  new Date(date).toLocaleDateString('en-AU', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const rangeText = ({ from, to }: DayRange, days: CalendarDays) =>
  from === to ? dayText(days[from]) : `${dayText(days[from])} to ${dayText(days[to])}`

/** Lines at the start of each week, and the column of today. */
const Ground = ({ days, today }: Pick<Props, 'days' | 'today'>) =>
  days.map((date, day) => {
    const isToday = day === today
    if (weekdayOf(date) !== 1 && !isToday) return null
    const look = isToday ? 'tw:bg-line' : 'tw:border-l tw:border-strong'
    return (
      <span
        key={date}
        className={`tw:pointer-events-none ${look}`}
        style={{ gridColumn: day + 1, gridRow: '1 / -1' }}
      />
    )
  })

interface MarkProps {
  readonly range: DayRange
  readonly days: CalendarDays
  readonly row: string
  readonly className: string
  readonly text: string
}

const Mark = ({ range, days, row, className, text }: MarkProps) => (
  <p
    className={`tw:m-0 tw:min-w-0 tw:overflow-hidden tw:rounded-box tw:px-1 tw:text-small tw:text-ellipsis tw:whitespace-nowrap ${className}`}
    style={{ gridColumn: columns(range.from, range.to), gridRow: row }}
    title={`${text}: ${rangeText(range, days)}`}
  >
    {text}
    <span className="tw:sr-only">: {rangeText(range, days)}</span>
  </p>
)

/** A page may have several sales. The key does not change when a content moves, so its bar keeps the focus. */
const keyOf = (contents: readonly PlacedContent[], index: number) => {
  const id = contents[index]?.id
  return `${id} ${contents.slice(0, index).filter((content) => content.id === id).length}`
}

/** One kind of content of a website. The last line says where nothing is shown, or where popups or bars compete. */
export function LaneRow({ lane, days, today, admin, onOpen, onShift }: Props) {
  const { kind, contents, rows, gaps, overlaps } = lane
  const { many } = contentNames[kind]
  const marks = gaps.length + overlaps.length > 0 ? 1 : 0
  return (
    <>
      <h4 className="tw:m-0 tw:border-t tw:border-line tw:py-2 tw:text-small tw:font-semibold">
        {many.charAt(0).toUpperCase() + many.slice(1)}
      </h4>
      <div
        className="tw:grid tw:gap-y-1 tw:border-t tw:border-line tw:py-2"
        style={{
          gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${rows + marks}, minmax(1.75rem, auto))`,
        }}
      >
        <Ground days={days} today={today} />
        {contents.map((content, index) => (
          <ContentBar
            key={keyOf(contents, index)}
            {...{ content, admin, onOpen, onShift }}
            shownDays={days.length}
          />
        ))}
        {gaps.map((range) => (
          <Mark
            key={range.from}
            {...{ range, days }}
            row={String(rows + 1)}
            className="tw:border tw:border-dashed tw:border-strong tw:text-muted"
            text="Nothing shown"
          />
        ))}
        {overlaps.map((range) => (
          <Mark
            key={range.from}
            {...{ range, days }}
            row={String(rows + 1)}
            className="tw:bg-line"
            text="Only the newest is shown"
          />
        ))}
      </div>
    </>
  )
}
