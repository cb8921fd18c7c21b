import { curve } from './curve'

describe('a curve', () => {
  it('goes through its points, in whatever order they are given, and is flat beyond them', () => {
    const line = curve([2, 5], [0, 1], [1, 2])
    expect([line(-1), line(0), line(1), line(2), line(9)]).toEqual([1, 1, 2, 5, 5])
  })

  it('never overshoots, so that a roof has no hump nobody drew', () => {
    const line = curve([0, 0], [1, 1], [2, 1], [3, 0.2])
    const values = Array.from({ length: 301 }, (_, index) => line(index / 100))
    expect(Math.max(...values)).toBeLessThanOrEqual(1)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  })
})
