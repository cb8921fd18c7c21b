import fc from 'fast-check'
import { cut, cutBand } from './cut'
import { even, loft } from './loft'
import { walls } from './relief'
import { joined, mirrored, type Skin } from './skin'

/** Area of a skin that lies in the plane z = 1. */
function area(skin: Skin): number {
  let sum = 0
  for (let at = 0; at < skin.length; at += 24) {
    const value = (step: number) => skin[at + step] as number
    const [ax, ay] = [value(8) - value(0), value(9) - value(1)]
    const [bx, by] = [value(16) - value(0), value(17) - value(1)]
    sum += Math.abs(ax * by - ay * bx) / 2
  }
  return sum
}

/** A sheet a metre square, in steps of a tenth. */
const sheet = loft((along, up) => [-along, up, 1], even(0, 1, 10), even(0, 1, 10))

describe('a skin', () => {
  it('faces outwards: to the left of the way it is lofted', () => {
    expect([sheet[3], sheet[4], sheet[5]].map((value) => Math.round(value as number))).toEqual([0, -0, 1])
  })

  it('loses nothing when it is cut, wherever the line runs', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 2, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (at, slope) => {
          const [inside, outside] = cut(sheet, ({ x, y }) => -x + y * slope - at)
          expect(area(inside) + area(outside)).toBeCloseTo(1, 4)
        },
      ),
    )
  })

  it('gives up a band far thinner than its triangles', () => {
    const [band, left] = cutBand(sheet, ({ y }) => y - 0.537, 0.004)
    expect(area(band)).toBeCloseTo(0.004, 5)
    expect(area(left)).toBeCloseTo(0.996, 4)
  })

  it('is mirrored to the other side, facing outwards there', () => {
    const other = mirrored(sheet)
    expect(other[2]).toBe(-1)
    expect(other[5]).toBeCloseTo(-1, 5)
    expect(other).toHaveLength(sheet.length)
  })

  it('has walls along its border, but none where its mirrored half joins it', () => {
    const [half] = cut(
      loft((along, up) => [1, up, along], even(0, 1, 4), even(0, 1, 4)),
      () => -1,
    )
    const sides = walls(half, 0, 0.1)
    const inMiddle = Array.from({ length: sides.length / 24 }, (_, triangle) =>
      [2, 10, 18].every((step) => Math.abs(sides[triangle * 24 + step] as number) < 1e-6),
    )
    expect(sides.length).toBe(12 * 2 * 24)
    expect(inMiddle).not.toContain(true)
  })

  it('joins others in their order', () => {
    expect(joined(sheet, sheet)).toHaveLength(sheet.length * 2)
  })
})
