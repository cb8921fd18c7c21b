import fc from 'fast-check'
import { bandedRange, bandsOf } from './bands'

function meets(number: number, condition: string): boolean {
  const held: Readonly<Record<string, readonly number[]>> = { b_price: bandsOf(number) }
  const parts = [...condition.matchAll(/(\w+):\[([^\]]+)\]/g)]
  expect(parts.length).toBeGreaterThan(0)
  return parts.some(([, field = '', stretches = '']) =>
    stretches.split(',').some((each) => {
      const [from = Number.NaN, to = Number.NaN] = each.split('..').map(Number)
      expect(from).toBeLessThanOrEqual(to)
      return held[field]?.some((kept) => kept >= from && kept <= to)
    }),
  )
}

const dollars = (amount: number) => Math.round(amount * 1_000_000)

describe('bandedRange', () => {
  it('matches exactly the numbers within its bounds', () => {
    const near = [0, 1, 999.99, 1000, 5500, 9999, 10_000, 10_001, 60_000, 123_456.5, 1_000_000].map(dollars)
    const number = fc.oneof(
      fc.constantFrom(...near, ...near.map((each) => each - 1)),
      fc.integer({ min: -(2 ** 52), max: 2 ** 52 }),
      fc.integer({ min: 0, max: dollars(200_000) }),
    )
    fc.assert(
      fc.property(number, number, fc.array(number, { minLength: 5 }), (one, other, numbers) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        const condition = bandedRange('n_price', min, max)
        for (const each of [...numbers, min, max, min - 1, max + 1].filter(
          (each) => Math.abs(each) <= 2 ** 52,
        ))
          expect([each, meets(each, condition)]).toEqual([each, each >= min && each <= max])
      }),
      { numRuns: 1000 },
    )
  })

  it('covers a range with few stretches, using wide bands where they fit', () => {
    const [narrow, wide] = [2 ** 52 + 2 ** 30, 2 ** 52 + 2 ** 31]
    expect(bandedRange('n_price', dollars(9500), dollars(61_200))).toBe(
      `b_price:[9500000000..9999999999,${wide + 1}..${wide + 5},${narrow + 60}..${narrow + 60},61000000000..61200000000]`,
    )
    expect(bandedRange('n_price', dollars(1000), dollars(3000) - 1)).toBe(
      `b_price:[${narrow + 1}..${narrow + 2}]`,
    )
    expect(bandedRange('n_price', dollars(1100), dollars(1900))).toBe('b_price:[1100000000..1900000000]')
  })

  it('uses only safe integers, even at the limits of a price', () => {
    for (const number of [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]) {
      expect(bandsOf(number).every(Number.isSafeInteger)).toBe(true)
      expect(meets(number, bandedRange('n_price', number, number))).toBe(true)
    }
  })
})
