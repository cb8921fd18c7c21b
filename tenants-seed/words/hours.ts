import type { OpenHours } from '../demo-tenant'

function spoken(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`
}

/** `8:30 am – 5 pm`, or `Closed` without hours. */
export function formatHours(hours: OpenHours): string {
  return hours ? `${spoken(hours[0])} – ${spoken(hours[1])}` : 'Closed'
}
