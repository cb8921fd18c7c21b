import { daysBetween, everyDay, largest, lastDays } from './lead-report'

const question = { website: null, from: '2026-10-03', to: '2026-10-06' }

describe('a report', () => {
  it('has every day of its range, also days without leads and the day the clocks change', () => {
    expect(everyDay(question, [{ label: '2026-10-05', count: 4 }])).toEqual([
      { label: '2026-10-03', count: 0 },
      { label: '2026-10-04', count: 0 },
      { label: '2026-10-05', count: 4 },
      { label: '2026-10-06', count: 0 },
    ])
  })

  it('has no days when it ends before it begins', () => {
    expect(daysBetween({ from: '2026-10-03', to: '2026-10-02' })).toBe(0)
    expect(daysBetween({ from: '2026-10-03', to: '2026-10-03' })).toBe(1)
  })

  it('opens with the last days up to today on the calendar of its websites', () => {
    const [perth, sydney] = ['Australia/Perth', 'Australia/Sydney'].map((timeZone) => ({ timeZone }))
    const now = Date.parse('2026-11-05T14:30:00Z')
    const days = (...websites: ({ timeZone: string } | undefined)[]) =>
      lastDays(
        websites.flatMap((website) => website ?? []),
        now,
        30,
      )
    expect(days(perth)).toEqual({ from: '2026-10-07', to: '2026-11-05' })
    expect(days(perth, sydney)).toEqual({ from: '2026-10-08', to: '2026-11-06' })
    expect(days()).toBeNull()
  })

  it('shows the most frequent values and sums the rest', () => {
    const rows = [3, 9, 1, 5].map((count) => ({ label: `v${count}`, count }))
    expect(largest(rows, 2)).toEqual([
      { label: 'v9', count: 9 },
      { label: 'v5', count: 5 },
      { label: 'Others', count: 4 },
    ])
    expect(largest(rows, 4)).toHaveLength(4)
  })
})
