import { weekdayOf } from '@/domain/locations/hours/local-time'
import { clockText } from '@/domain/test-drives/time-text'
import type { ReplyPromise } from './reply-promise'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

function dayOf({ date, daysAhead }: Extract<ReplyPromise, { kind: 'closed' }>): string {
  if (daysAhead === 0) return 'today'
  if (daysAhead === 1) return 'tomorrow'
  const weekday = weekdays[weekdayOf(date)]
  if (daysAhead < 7) return `on ${weekday}`
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `on ${weekday}, ${day.format(Date.parse(date))}`
}

/** When a shopper hears back, as a sentence (ROUTE-26). `within` is the website's text, such as `within two hours`. */
export function replyText(
  promise: ReplyPromise,
  { place, within }: { place: string; within: string },
): string {
  if (promise.kind === 'unknown') return `${place} will get back to you as soon as possible.`
  if (promise.kind === 'closed')
    return `${place} is closed now. It opens ${dayOf(promise)} at ${clockText(promise.minutes)}, and will get back to you then.`
  return `${place} will get back to you${within.trim() === '' ? ' soon' : ` ${within.trim()}`}.`
}
