import { watchChange } from './watch-change'

const state = (price: number | null, status = 'in_stock') => ({ price, status })

describe('the shopper of a watched vehicle', () => {
  it.each([
    [state(20_000), state(18_990), { kind: 'price drop', from: 20_000, to: 18_990 }],
    [state(20_000), state(20_000, 'sold'), { kind: 'sold' }],
    [state(20_000, 'coming_soon'), state(null, 'sold'), { kind: 'sold' }],
    [state(20_000, 'sold'), state(21_000), { kind: 'back in stock' }],
  ])('is told what changed from %j to %j', (before, now, change) => {
    expect(watchChange(before, now, 10)).toEqual(change)
  })

  it.each([
    [state(20_000), state(20_000)],
    [state(20_000), state(21_000)],
    [state(null), state(21_000)],
    [state(20_000), state(null)],
    [state(20_000), state(5)],
    [state(20_000, 'sold'), state(null, 'sold')],
    [state(20_000, 'coming_soon'), state(20_000)],
  ])('is not told of a change from %j to %j', (before, now) => {
    expect(watchChange(before, now, 10)).toBeNull()
  })

  it('is told no price on a website that hides prices [PRICE-09]', () => {
    expect(watchChange(state(20_000), state(18_990), null)).toBeNull()
    expect(watchChange(state(20_000), state(18_990, 'sold'), null)).toEqual({ kind: 'sold' })
  })
})
