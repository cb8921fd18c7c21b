import { holdReason, mustHold } from './hold-rule'
import { NAMED_VEHICLES, planStockExpiry } from './plan-stock-expiry'
import { showValue } from './rejection'

describe('holding a run', () => {
  it.each([
    [10, 4, false],
    [10, 5, true],
    [1000, 400, false],
    [1000, 401, true],
    [1, 1, true],
    [0, 0, false],
    [5, 2, false],
  ])('of %d listed vehicles that would sell %d: %p', (listed, selling, held) => {
    expect(mustHold({ listed, selling })).toBe(held)
  })

  it('says how many it would sell', () => {
    expect(holdReason({ listed: 10, selling: 5 })).toBe(
      'It would sell 5 of 10 listed vehicles (50 %, more than 40 %). Confirm it if that is right.',
    )
  })
})

describe('what a run expires', () => {
  it('is nothing when it changed nothing', () => {
    expect(planStockExpiry(7, { slugs: [], choicesChanged: false })).toEqual([])
  })

  it('is the lists and the page of each changed vehicle', () => {
    expect(planStockExpiry(7, { slugs: ['a', 'b'], choicesChanged: false })).toEqual([
      't:7:stock',
      't:7:vehicle:a',
      't:7:vehicle:b',
    ])
  })

  it('is the menus as well when there is something else to choose from', () => {
    expect(planStockExpiry(7, { slugs: ['a'], choicesChanged: true })).toEqual([
      't:7:stock',
      't:7:vehicle:a',
      't:7:stock-choices',
    ])
  })

  it.each([
    [NAMED_VEHICLES, 't:7:vehicle:a'],
    [NAMED_VEHICLES + 1, 't:7:vehicles'],
  ])('of %d changed vehicles is %s: too many are not named', (count, tag) => {
    const tags = planStockExpiry(7, { slugs: Array(count).fill('a'), choicesChanged: false })
    expect(new Set(tags)).toEqual(new Set(['t:7:stock', tag]))
  })
})

describe('a value in a rejection', () => {
  it.each([
    ['abc', 'abc'],
    [{ a: 1 }, '{"a":1}'],
    ['a\nb\u0000c', 'a b c'],
    [undefined, ''],
    ['x'.repeat(100), `${'x'.repeat(79)}…`],
    ['\ud800', '\ufffd'],
  ])('shows %j as %j', (value, shown) => {
    expect(showValue(value)).toBe(shown)
  })
})
