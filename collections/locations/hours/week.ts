import type { FormState } from 'payload'
import { weekdayNames } from '@/domain/locations/hours/hours-rows'

/** A weekday as the form holds it. `place` is its row; null until it has one. */
export interface Day {
  readonly weekday: string
  readonly name: string
  readonly place: number | null
  readonly isOpen: boolean
  readonly open: string
  readonly close: string
  readonly wording: string
}

/** What an edit of a day changes. */
export type DayChange = Partial<Pick<Day, 'isOpen' | 'open' | 'close' | 'wording'>>

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const COPIED = ['2', '3', '4', '5']

const textAt = (fields: FormState, path: string): string => String(fields[path]?.value ?? '')

/** The week of a form, from Monday. Days without a row are closed. */
export function readWeek(fields: FormState, path: string, rows: number): readonly Day[] {
  const places = Array.from({ length: rows }, (_, place) => place)
  return MONDAY_FIRST.map((weekday) => {
    const place = places.find((each) => textAt(fields, `${path}.${each}.weekday`) === String(weekday))
    const read = (name: string) => (place === undefined ? '' : textAt(fields, `${path}.${place}.${name}`))
    return {
      weekday: String(weekday),
      name: weekdayNames[weekday] ?? '',
      place: place ?? null,
      isOpen: read('status') === 'Open',
      open: read('open'),
      close: read('close'),
      wording: read('formated_hours'),
    }
  })
}

/** The day after an edit. New times end the wording that stood in for the old ones. */
export function changeDay(day: Day, change: DayChange): Day {
  const hasNewTimes = 'open' in change || 'close' in change || 'isOpen' in change
  return { ...day, ...(hasNewTimes && { wording: '' }), ...change }
}

/** Tuesday to Friday with Monday's hours. */
export function copyMonday(week: readonly Day[]): readonly Day[] {
  const monday = week.find(({ weekday }) => weekday === '1')
  if (!monday) return []
  const { isOpen, open, close, wording } = monday
  return week
    .filter(({ weekday }) => COPIED.includes(weekday))
    .map((day) => ({ ...day, isOpen, open, close, wording }))
}

/** The fields of a day's row. */
export function rowOf({
  weekday,
  isOpen,
  open,
  close,
  wording,
}: Day): Readonly<Record<string, string | null>> {
  return {
    weekday,
    status: isOpen ? 'Open' : 'Closed',
    open: open || null,
    close: close || null,
    formated_hours: wording || null,
  }
}
