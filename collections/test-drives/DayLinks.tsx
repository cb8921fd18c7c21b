'use client'

import { useEffect, useState } from 'react'

const DAYS = [
  { label: 'Today', from: 0, to: 1 },
  { label: 'Tomorrow', from: 1, to: 2 },
  { label: 'Next 7 days', from: 0, to: 7 },
]

const box = { display: 'flex', flexWrap: 'wrap', gap: '1rem', marginBlock: '1rem' } as const

/** A list of the test drives between two midnights of the reader's own clock. */
function addressOf(today: Date, { from, to }: { from: number; to: number }): string {
  const midnight = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days).toISOString()
  return `?${new URLSearchParams({
    'where[or][0][and][0][starts_at][greater_than_equal]': midnight(from),
    'where[or][0][and][1][starts_at][less_than]': midnight(to),
    sort: 'starts_at',
  })}`
}

/** Links to the test drives of a day, above the list. The browser adds them, because only it knows the reader's midnight. */
export function DayLinks() {
  const [today, setToday] = useState<Date | null>(null)
  useEffect(() => setToday(new Date()), [])
  return (
    <nav aria-label="Days" style={{ ...box, minHeight: '1.5rem' }}>
      {today && (
        <>
          {DAYS.map((day) => (
            <a key={day.label} href={addressOf(today, day)}>
              {day.label}
            </a>
          ))}
          <a href="?">All</a>
        </>
      )}
    </nav>
  )
}
