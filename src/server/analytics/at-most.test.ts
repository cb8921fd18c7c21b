import { atMost } from './at-most'

describe('a bound on what is written', () => {
  it('lets so many through in a span, and as many again in the next', () => {
    let time = 0
    const may = atMost(2, 1000, () => time)
    expect([may(), may(), may()]).toEqual([true, true, false])
    time = 999
    expect(may()).toBe(false)
    time = 1000
    expect([may(), may(), may()]).toEqual([true, true, false])
  })
})
