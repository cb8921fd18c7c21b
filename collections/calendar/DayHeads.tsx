import type { CalendarDays } from '@/domain/calendar/calendar-days'
import { weekdayOf } from '@/domain/locations/hours/local-time'

const text = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Date(date).toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' })

const isMonday = (date: string) => weekdayOf(date) === 1

interface Props {
  readonly days: CalendarDays
  /** Its number from 0; -1 if it is not shown. */
  readonly today: number
}

/** A head for each week and day. Each bar says its dates in words. */
export const DayHeads = ({ days, today }: Props) => (
  <>
    <span />
    <div
      aria-hidden="true"
      className="tw:grid tw:text-center tw:text-small"
      style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
    >
      {days.map((date, day) => (
        <span
          key={date}
          className={`tw:grid tw:overflow-visible tw:whitespace-nowrap ${isMonday(date) ? 'tw:border-l tw:border-strong' : ''} ${day === today ? 'tw:bg-strong tw:font-bold' : ''}`}
        >
          <span className="tw:h-5 tw:w-0 tw:pl-1 tw:text-left tw:text-muted">
            {isMonday(date) && text(date, { month: 'short', year: '2-digit' })}
          </span>
          <span className="tw:text-muted">{text(date, { weekday: 'narrow' })}</span>
          <span>{text(date, { day: 'numeric' })}</span>
        </span>
      ))}
    </div>
  </>
)
