import fc from 'fast-check'
import { createRandom } from './random'

describe('the seeded random source', () => {
  it('returns the same numbers for the same seed and different numbers for another seed', () => {
    const numbers = (seed: string) => {
      const random = createRandom(seed)
      return Array.from({ length: 20 }, () => random.next())
    }
    expect(numbers('a')).toEqual(numbers('a'))
    expect(numbers('a')).not.toEqual(numbers('b'))
  })

  it('returns integers within the given bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, min, width) => {
        const number = createRandom(seed).int(min, min + width)
        return Number.isInteger(number) && number >= min && number <= min + width
      }),
    )
  })

  it('picks keys in proportion to their weights, and never a key with weight zero', () => {
    const random = createRandom('weights')
    const picks = Array.from({ length: 2000 }, () => random.weighted({ often: 90, seldom: 10, never: 0 }))
    expect(picks.filter((pick) => pick === 'often').length).toBeGreaterThan(1700)
    expect(picks).toContain('seldom')
    expect(picks).not.toContain('never')
  })

  it('throws when it picks from an empty list', () => {
    expect(() => createRandom('empty').pick([])).toThrow('nothing to pick from')
  })
})
