import { localTime, weekdayOf } from '../locations/hours/local-time'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayAndMonth(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  return `${day} ${months[month - 1]}`
}

/** Thu 5 Nov */
export const shortDate = (date: string): string => `${weekdays[weekdayOf(date)]} ${dayAndMonth(date)}`

/** 2:30 pm */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** 5 Nov 2026 */
export function dateText(instant: number, zone: string): string {
  const { date } = localTime(instant, zone)
  return `${dayAndMonth(date)} ${date.slice(0, 4)}`
}

/** 5 Nov 2026, 2:30 pm */
export function dateTimeText(instant: number, zone: string): string {
  const { date, minutes } = localTime(instant, zone)
  return `${dayAndMonth(date)} ${date.slice(0, 4)}, ${clockText(minutes)}`
}

/** Sydney time */
export const zoneText = (zone: string): string => `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`

/** For readers whose own zone is unknown: Thu 5 Nov 2026, 2:30 pm (Sydney time) */
export function fullTimeText(instant: number, zone: string): string {
  const weekday = weekdays[weekdayOf(localTime(instant, zone).date)]
  return `${weekday} ${dateTimeText(instant, zone)} (${zoneText(zone)})`
}

const OFFSET_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?(?:[+-]\d\d:\d\d)?$/

/** The answer of a date and time field for staff, as clocks at the location show it. Any other text stays as it is. */
export function answeredTimeText(answer: string): string {
  const [, date, hours, minutes] = OFFSET_TIME.exec(answer) ?? []
  if (!date || Number.isNaN(Date.parse(date))) return answer
  return `${shortDate(date)} ${date.slice(0, 4)}, ${clockText(Number(hours) * 60 + Number(minutes))}`
}
