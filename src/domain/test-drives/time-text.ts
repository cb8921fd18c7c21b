import { localTime, weekdayOf } from '../locations/local-time'

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
