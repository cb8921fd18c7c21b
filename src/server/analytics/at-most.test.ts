import { atMost } from './at-most'

describe('A rate limit', () => {
  it('allows the given number of calls in each time window', () => {
    let time = 0
    const may = atMost(2, 1000, () => time)
    expect([may(), may(), may()]).toEqual([true, true, false])
    time = 999
    expect(may()).toBe(false)
    time = 1000
    expect([may(), may(), may()]).toEqual([true, true, false])
  })
})
