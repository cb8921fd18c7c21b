import type { CalendarDays } from '@/domain/calendar/calendar-days'
import { addDays } from '@/domain/locations/hours/local-time'
import { ControlRow } from '../admin-parts/rows'

const long = (date: string) =>
  new Date(date).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

interface Props {
  readonly days: CalendarDays
  /** Of the view. */
  readonly path: string
}

/** The weeks shown, and the way to others. */
export function CalendarWeeks({ days, path }: Props) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const link = 'tw:inline-flex tw:min-h-8 tw:items-center'
  return (
    <ControlRow as="nav" label="Weeks">
      <a className={link} href={`${path}?from=${addDays(first, -28)}`}>
        Earlier
      </a>
      <strong>
        {long(first)} to {long(last)}
      </strong>
      <a className={link} href={`${path}?from=${addDays(first, 28)}`}>
        Later
      </a>
      <a className={link} href={path}>
        Today
      </a>
    </ControlRow>
  )
}
