import { cronItems } from './schedule'

/** The minutes of 02:00 to 02:59 UTC in which a task starts. */
const minutesOf = (name: string) => {
  const item = cronItems.find(({ task }) => task === name)
  const at = (min: number) => ({ min, hour: 2, date: 25, month: 11, dow: 3 })
  return Array.from({ length: 60 }, (_, min) => min).filter((min) => item?.match(at(min)))
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
})
