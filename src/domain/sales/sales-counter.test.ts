import fc from 'fast-check'
import { nextSalesRefresh, SALES_REFRESH_MS, salesThisMonth } from './sales-counter'

const BRISBANE = '+10:00'
const at = (local: string) => new Date(`${local}${BRISBANE}`)

describe('the number of sales this month', () => {
  it.each([
    ['is 0 as the month begins in Brisbane', '2026-12-01T00:00:00', 192, 0],
    ['is 0 one second before the first step', '2026-12-01T00:07:29', 192, 0],
    ['rises by one after 450 seconds', '2026-12-01T00:07:30', 192, 1],
    ['is 191 as the first day ends', '2026-12-01T23:59:59', 192, 191],
    ['is 192 as the second day begins', '2026-12-02T00:00:00', 192, 192],
    ['counts the days that have ended and the steps of today', '2026-11-25T12:00:00', 192, 24 * 192 + 96],
    ['is below 31 days’ sales at the end of a long month', '2026-12-31T23:59:59', 192, 31 * 192 - 1],
    ['ends February by its own days', '2027-02-28T23:59:59', 192, 28 * 192 - 1],
    ['follows the website’s own number of sales per day', '2026-11-25T12:00:00', 6, 24 * 6 + 3],
    ['steps once an hour at 24 a day', '2026-11-01T01:00:00', 24, 1],
    ['is 0 on a website that counts none', '2026-11-25T12:00:00', 0, 0],
  ])('%s [CB-06]', (_, local, perDay, sales) => {
    expect(salesThisMonth(at(local), perDay)).toBe(sales)
  })

  it('follows Brisbane’s clock where other states have a different day [CB-06]', () => {
    expect(salesThisMonth(new Date('2026-11-30T13:59:59Z'), 192)).toBe(30 * 192 - 1)
    expect(salesThisMonth(new Date('2026-11-30T14:00:00Z'), 192)).toBe(0)
  })

  it('never falls within a month, and rises by one a step [CB-06]', () => {
    const month = at('2026-12-01T00:00:00').getTime()
    const second = fc.integer({ min: 0, max: 31 * 86_400 - 451 })
    fc.assert(
      fc.property(second, (seconds) => {
        const before = salesThisMonth(new Date(month + seconds * 1000), 192)
        expect(salesThisMonth(new Date(month + (seconds + 450) * 1000), 192)).toBe(before + 1)
      }),
    )
  })
})

it('a page refreshes the number of sales at each 150 seconds of the clock [CB-06]', () => {
  expect(SALES_REFRESH_MS).toBe(150_000)
  expect(nextSalesRefresh(at('2026-12-01T00:00:00'))).toEqual(at('2026-12-01T00:02:30'))
  expect(nextSalesRefresh(at('2026-12-01T00:07:29'))).toEqual(at('2026-12-01T00:07:30'))
})
