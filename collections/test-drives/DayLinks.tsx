'use client'

import { useEffect, useState } from 'react'
import type { ReportWebsite } from '@/domain/leads/inbox/lead-report'
import { addDays, instantsOf, localTime } from '@/domain/locations/hours/local-time'
import { callApi } from '../admin-parts/call-api'

const DAYS = [
  { label: 'Today', from: 0, to: 1 },
  { label: 'Tomorrow', from: 1, to: 2 },
  { label: 'Next 7 days', from: 0, to: 7 },
]

const box = { display: 'flex', flexWrap: 'wrap', gap: '1rem', marginBlock: '1rem' } as const

const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The zone of the reader's websites; that of the reader's own clock if they are in several, or cannot be read. */
async function zoneOfWebsites(): Promise<string> {
  const websites = await callApi<ReportWebsite[]>('/leads/report-websites').catch(() => [])
  const [zone = own(), ...others] = new Set(websites.map(({ timeZone }) => timeZone))
  return others.length > 0 ? own() : zone
}

/** A list of the test drives between two midnights. */
function addressOf({ zone, now }: { zone: string; now: number }, { from, to }: { from: number; to: number }) {
  const today = localTime(now, zone).date
  const midnight = (days: number) =>
    new Date(instantsOf({ date: addDays(today, days), minutes: 0 }, zone)[0] ?? now).toISOString()
  return `?${new URLSearchParams({
    'where[or][0][and][0][starts_at][greater_than_equal]': midnight(from),
    'where[or][0][and][1][starts_at][less_than]': midnight(to),
    sort: 'starts_at',
  })}`
}

/** Links to the test drives of a day, above the list. The browser adds them, because a stored page may be from yesterday. */
export function DayLinks() {
  const [opened, setOpened] = useState<{ zone: string; now: number } | null>(null)
  useEffect(() => {
    void zoneOfWebsites().then((zone) => setOpened({ zone, now: Date.now() }))
  }, [])
  return (
    <nav aria-label="Days" style={{ ...box, minHeight: '1.5rem' }}>
      {opened && (
        <>
          {DAYS.map((day) => (
            <a key={day.label} href={addressOf(opened, day)}>
              {day.label}
            </a>
          ))}
          <a href="?">All</a>
        </>
      )}
    </nav>
  )
}
