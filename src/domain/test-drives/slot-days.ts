import { addDays } from '../locations/hours/local-time'
import type { Slot } from './bookable-slots'
import { clockText, shortDate } from './time-text'

export interface SlotTime {
  /** What the form sends: the time with its offset. */
  readonly value: string
  /** 2:30 pm */
  readonly label: string
}

export interface SlotDay {
  /** YYYY-MM-DD */
  readonly date: string
  /** Thu 5 Nov */
  readonly label: string
  readonly times: readonly SlotTime[]
}

/** Free times by day, as plain JSON. The picker shows them and `/api/test-drive/slots` answers with them (TD-04). */
export interface SlotDays {
  readonly location: string
  /** IANA name */
  readonly zone: string
  /** Days without a free time are left out. */
  readonly days: readonly SlotDay[]
  /** Where later days start; null when there are none. */
  readonly next: string | null
}

/** The first `most` days with free times. */
export function slotDays(
  slots: readonly Slot[],
  { location, zone }: Pick<SlotDays, 'location' | 'zone'>,
  most: number,
): SlotDays {
  const byDate = new Map<string, SlotTime[]>()
  for (const { date, minutes, value } of slots) {
    const times = byDate.get(date) ?? []
    times.push({ value, label: clockText(minutes) })
    byDate.set(date, times)
  }
  const days = [...byDate].map(([date, times]) => ({ date, label: shortDate(date), times }))
  const last = days.length > most ? days[most - 1] : undefined
  return { location, zone, days: days.slice(0, most), next: last ? addDays(last.date, 1) : null }
}
