import { instantsOf } from '../locations/hours/local-time'

const OFFSET_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/
const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::00)?$/

/**
 * The instant that a form asks for: a slot's value, or a time without an offset as browsers' own date and time fields
 * send it, which is the location's. Null for any other text.
 */
export function askedTime(answer: string, zone: string): number | null {
  if (OFFSET_TIME.test(answer)) return instantOrNull(Date.parse(answer))
  const local = LOCAL_TIME.exec(answer)
  if (!local?.[1] || Number.isNaN(Date.parse(local[1]))) return null
  const minutes = Number(local[2]) * 60 + Number(local[3])
  return instantsOf({ date: local[1], minutes }, zone)[0] ?? null
}

const instantOrNull = (instant: number) => (Number.isNaN(instant) ? null : instant)
