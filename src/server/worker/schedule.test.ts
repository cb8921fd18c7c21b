import { cronItems } from './schedule'

/** The minutes of 02:00 to 02:59 UTC in which a task starts. */
const minutesOf = (name: string) => {
  const item = cronItems.find(({ task }) => task === name)
  const at = (min: number) => ({ min, hour: 2, date: 25, month: 11, dow: 3 })
  return Array.from({ length: 60 }, (_, min) => min).filter((min) => item?.match(at(min)))
}

const NIGHTLY = [
  'queue-all-photos',
  'forget-sign-ins',
  'forget-mails',
  'erase-old-leads',
  'sweep-lead-files',
  'reconcile-payments',
  'check-prices',
  'check-links',
]
const HOUR_MS = 3_600_000
const itemOf = (task: string) => cronItems.find((item) => item.task === task)

/** The hour of the day in a zone, of an instant of UTC. */
const localHour = (instant: number, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-AU', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant))

/** The instants of a day of UTC at which a task starts. */
const startsOn = (task: string, day: string) => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const [, month = 0, date = 0] = day.split('-').map(Number)
  return Array.from({ length: 24 * 60 }, (_, minute) => minute)
    .filter((minute) =>
      itemOf(task)?.match({ min: minute % 60, hour: Math.floor(minute / 60), date, month, dow: 3 }),
    )
    .map((minute) => midnight + minute * 60_000)
}

describe('the worker', () => {
  it.each(['alert-shoppers', 'tend-reservations', 'sync-payments'])(
    'runs %s every minute: a shopper who wants mail at once waits no longer',
    (task) => {
      expect(minutesOf(task)).toHaveLength(60)
    },
  )

  it('sends what can wait every ten minutes', () => {
    expect(minutesOf('remind-test-drives')).toEqual([0, 10, 20, 30, 40, 50])
  })

  it.each(NIGHTLY)(
    'runs %s once a day, at night everywhere in Australia, in summer and in winter',
    (task) => {
      for (const day of ['2026-01-15', '2026-07-15']) {
        const starts = startsOn(task, day)
        expect(starts).toHaveLength(1)
        const madeUpFor = itemOf(task)?.options.backfillPeriod ?? 0
        for (const zone of [
          'Australia/Perth',
          'Australia/Adelaide',
          'Australia/Brisbane',
          'Australia/Sydney',
        ])
          for (const instant of [starts[0] ?? 0, (starts[0] ?? 0) + madeUpFor])
            expect(localHour(instant, zone)).toBeLessThanOrEqual(6)
      }
    },
  )

  it('makes up only for tasks of the night, for some hours: others run again soon anyway', () => {
    for (const { task, options } of cronItems)
      expect([task, options.backfillPeriod >= HOUR_MS]).toEqual([task, NIGHTLY.includes(task)])
  })
})
