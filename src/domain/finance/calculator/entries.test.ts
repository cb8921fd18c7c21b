import fc from 'fast-check'
import { amountHelp, clampEntry, parseEntry } from './entries'

const bounds = { min: 1000, max: 100_000 }

describe('a calculator entry', () => {
  it.each([
    ['$12,500', 12_500],
    ['7.5%', 7.5],
    [' 20 000 ', 20_000],
    ['0', 0],
    ['-500', 0],
    ['', 0],
    ['abc', 0],
    ['Infinity', 0],
  ])('typed as %j is %d, and 0 or below is 0 [FIN-13]', (typed, value) => {
    expect(parseEntry(typed)).toBe(value)
  })

  it.each([
    [999, 1000],
    [0, 1000],
    [-5, 1000],
    [1000, 1000],
    [54_321.5, 54_321.5],
    [100_000, 100_000],
    [250_000, 100_000],
    [Number.NaN, 1000],
  ])('of %d is clamped to %d on blur [FIN-25]', (value, moved) => {
    expect(clampEntry(value, bounds)).toBe(moved)
  })

  it.each([
    [5.3, 5.5],
    [5.2, 5],
    [5.75, 6],
    [5.5, 5.5],
    [0.2, 1],
    [6.9, 7],
    [9, 7],
    [Number.NaN, 1],
  ])('of %d years is clamped to %d, a whole number of steps [FIN-16, FIN-25]', (value, moved) => {
    expect(clampEntry(value, { min: 1, max: 7, step: 0.5 })).toBe(moved)
  })

  it('does not change when it is clamped again [FIN-25]', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer(), fc.nat(), (value, min, width) => {
        const own = { min, max: min + width }
        const moved = clampEntry(value, own)
        expect(clampEntry(moved, own)).toBe(moved)
        expect(moved).toBeGreaterThanOrEqual(own.min)
        expect(moved).toBeLessThanOrEqual(own.max)
      }),
    )
  })

  it.each([
    [1000, true],
    [1001, false],
    [99_999, false],
    [100_000, true],
    [0, true],
    [100_001, true],
  ])('of %d is at or beyond a bound: %p [FIN-15]', (value, isSaid) => {
    const help = 'Cannot be less than $1,000 or more than $100,000'
    expect(amountHelp(value, bounds)).toBe(isSaid ? help : null)
  })
})
