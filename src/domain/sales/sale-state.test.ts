import { nextSaleChange, saleState, saleWhen } from './sale-state'

const SYDNEY = 'Australia/Sydney'
const PERTH = 'Australia/Perth'
const sale = { liveFrom: '2026-05-31T23:00:00Z', liveUntil: '2026-06-30T14:00:00Z' }

describe('a sale', () => {
  it.each([
    ['is coming before its start', '2026-05-31T22:59:59Z', 'coming', 'Starts Monday 1 June 2026, 9:00 am'],
    ['is on from its first instant', '2026-05-31T23:00:00Z', 'on', 'Until Tuesday 30 June 2026'],
    ['is on until its last instant', '2026-06-30T13:59:59Z', 'on', 'Until Tuesday 30 June 2026'],
    ['is over from its end', '2026-06-30T14:00:00Z', 'over', 'This sale is over'],
  ] as const)('%s [ROUTE-41]', (_, at, state, when) => {
    expect(saleState(sale, new Date(at))).toBe(state)
    expect(saleWhen(sale, state, SYDNEY)).toBe(when)
  })

  it('gives its times in the website’s time zone', () => {
    expect(saleWhen(sale, 'coming', PERTH)).toBe('Starts Monday 1 June 2026, 7:00 am')
    expect(saleWhen(sale, 'on', PERTH)).toBe('Until Tuesday 30 June 2026, 10:00 pm')
  })

  it('without dates is always on, and says nothing of an end', () => {
    expect(saleState({}, new Date(0))).toBe('on')
    expect(saleWhen({}, 'on', SYDNEY)).toBeNull()
  })

  it('changes its page at its start and at its end only', () => {
    expect(nextSaleChange(sale, new Date('2026-05-01T00:00:00Z'))).toEqual(new Date(sale.liveFrom))
    expect(nextSaleChange(sale, new Date('2026-06-15T00:00:00Z'))).toEqual(new Date(sale.liveUntil))
    expect(nextSaleChange(sale, new Date('2026-07-15T00:00:00Z'))).toBeNull()
  })
})
