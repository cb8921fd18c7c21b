import { curve } from './curve'
import { cellsOf, onGrid } from './grid'
import { box, outline } from './outline'
import type { Loop } from './skin'

const step = [0.05, 0.04] as const

function areaOf(loop: Loop): number {
  return loop.reduce((sum, [u, v], i) => {
    const [a, b] = loop[(i + 1) % loop.length] as readonly [number, number]
    return sum + (u * b - a * v) / 2
  }, 0)
}

const triangle: Loop = [
  [0.013, 0.007],
  [0.61, 0.11],
  [0.27, 0.52],
]

describe('the grid that panels are cut along', () => {
  it('covers a triangle once, in whole cells and the pieces along its edge', () => {
    const { whole, pieces } = cellsOf([triangle], step)
    const covered = [...whole, ...pieces].reduce((sum, loop) => sum + Math.abs(areaOf(loop)), 0)
    expect(covered).toBeCloseTo(areaOf(triangle), 9)
    expect(whole.length).toBeGreaterThan(20)
  })

  it('finds the side of a whole cell that a place lies on, so that no crack opens there', () => {
    const { sideOf } = cellsOf([triangle], step)
    expect(sideOf([0.3, 0.215])).not.toBeNull()
    expect(sideOf([0.31, 0.215])).toBeNull()
    expect(sideOf([0.9, 0.215])).toBeNull()
  })

  it('adds corners to an outline only where it crosses the grid', () => {
    const cut = onGrid(triangle, step)
    expect(areaOf(cut)).toBeCloseTo(areaOf(triangle), 9)
    const added = cut.filter((spot) => !triangle.includes(spot))
    for (const [u, v] of added) {
      const off = Math.min(
        Math.abs(u / step[0] - Math.round(u / step[0])),
        Math.abs(v / step[1] - Math.round(v / step[1])),
      )
      expect(off).toBeLessThan(1e-6)
    }
  })
})

describe('an outline', () => {
  it('rounds the corners that have a radius and keeps the others', () => {
    expect(areaOf(box(0, 0, 1, 1))).toBeCloseTo(1, 6)
    const round = areaOf(box(0, 0, 1, 1, 0.2))
    expect(round).toBeLessThan(0.99)
    expect(round).toBeGreaterThan(0.94)
  })

  it('has no stretch longer than its spacing, to follow a curved skin', () => {
    const loop = outline(
      [
        [0, 0],
        [2, 0],
        [2, 1, 0.3],
        [0, 1],
      ],
      0.05,
    )
    const longest = Math.max(
      ...loop.map(([u, v], i) => {
        const [a, b] = loop[(i + 1) % loop.length] as readonly [number, number]
        return Math.hypot(a - u, b - v)
      }),
    )
    expect(longest).toBeLessThan(0.11)
  })
})

describe('a curve through points', () => {
  it('meets its points and never overshoots them', () => {
    const at = curve([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 0],
    ])
    expect([0, 1, 2, 3].map(at)).toEqual([1, 2, 2, 0])
    for (let x = 0; x <= 3; x += 0.05) expect(at(x)).toBeLessThanOrEqual(2.0000001)
  })
})
