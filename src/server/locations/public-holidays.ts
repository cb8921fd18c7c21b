import type { PublicHoliday } from '@/domain/locations/hours/holiday-hours'
import { addDays } from '@/domain/locations/hours/local-time'
import { stateCode } from '@/domain/locations/hours/time-zone'

const DAYS_AHEAD = 365

/** Some evenings are holidays, such as Christmas Eve from 6 pm in Queensland. They are after closing time. */
const WHOLE_DAY = ' 00:00:00'

/**
 * The public holidays of an Australian state in the year from a date (YYYY-MM-DD), in order. A proposal: governments move some days, and some
 * towns have their own. Empty for an unknown state.
 */
export async function publicHolidays(state: string, from: string): Promise<readonly PublicHoliday[]> {
  const code = stateCode(state)
  if (!code) return []
  // Loaded when asked for: it holds the holidays of every country.
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays('AU', code)
  const last = addDays(from, DAYS_AHEAD)
  const year = Number(from.slice(0, 4))
  const days = [year, year + 1]
    .flatMap((each) => calendar.getHolidays(each, 'en'))
    .filter(({ type, date }) => type === 'public' && date.includes(WHOLE_DAY))
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
    .filter(({ date }) => from <= date && date < last)
  return [...new Map(days.map((day) => [day.date, day])).values()].toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
}
