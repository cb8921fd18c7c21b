import { formatCount } from '../text/format-count'

/** Leads of one day. `day` is `yyyy-mm-dd`. */
export interface LeadDay {
  readonly day: string
  readonly leads: number
}

const MS_A_DAY = 86_400_000

/** Each lead counts on the day of its dealership's time zone. Sydney is the first of them to reach a new day. */
const dayInSydney = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' })

/** Every one of the `days` that end with today, those without leads too. */
export function fillDays(counted: readonly LeadDay[], now: Date, days: number): LeadDay[] {
  const known = new Map(counted.map(({ day, leads }) => [day, leads]))
  const today = dayInSydney(now)
  return Array.from({ length: days }, (_, index) => {
    const at = Date.parse(`${today}T12:00:00Z`) - (days - 1 - index) * MS_A_DAY
    const day = new Date(at).toISOString().slice(0, 10)
    return { day, leads: known.get(day) ?? 0 }
  })
}

const dayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })

/** The chart in words: total, average and the best day. */
export function describeLeadDays(days: readonly LeadDay[]): string {
  const total = days.reduce((sum, { leads }) => sum + leads, 0)
  if (total === 0) return `No leads in the last ${days.length} days.`
  const best = days.reduce((most, each) => (each.leads > most.leads ? each : most))
  const average = (total / days.length).toFixed(1)
  return `${formatCount(total)} ${total === 1 ? 'lead' : 'leads'} in the last ${days.length} days, ${average} a day. Most on ${dayText(best.day)}: ${best.leads}.`
}
