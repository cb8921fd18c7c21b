const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A response time in its two largest units: `4 min`, `3 h 20 min`, `2 days 5 h`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / MINUTE) * MINUTE
  if (minutes < MINUTE) return 'under 1 min'
  if (minutes < HOUR) return `${minutes / MINUTE} min`
  if (minutes < DAY) return parts([Math.floor(minutes / HOUR), 'h'], [(minutes % HOUR) / MINUTE, 'min'])
  const hours = Math.round(seconds / HOUR) * HOUR
  const days = Math.floor(hours / DAY)
  return parts([days, days === 1 ? 'day' : 'days'], [(hours % DAY) / HOUR, 'h'])
}

const parts = (...units: readonly (readonly [count: number, unit: string])[]) =>
  units
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
