import fc from 'fast-check'
import { fromOklch, toOklch } from './oklch'
import { parseHex, type Rgb } from './srgb'

const channel = fc.integer({ min: 0, max: 255 })
const anyColour = fc.tuple(channel, channel, channel)

describe('OKLCH conversion', () => {
  it.each([
    ['#ffffff', 1, 0, 0],
    ['#000000', 0, 0, 0],
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
  ])('converts %s to the same values as CSS', (hex, l, c, h) => {
    const seen = toOklch(parseHex(hex) as Rgb)
    expect(seen.l).toBeCloseTo(l, 3)
    expect(seen.c).toBeCloseTo(c, 3)
    expect(seen.h).toBeCloseTo(h, 1)
  })

  it('round-trips every sRGB colour', () => {
    fc.assert(fc.property(anyColour, (colour) => expect(fromOklch(toOklch(colour))).toEqual(colour)))
  })

  it('keeps lightness and hue of a colour outside sRGB and reduces its chroma', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.95, noNaN: true }),
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        fc.double({ min: 0, max: 359, noNaN: true }),
        (l, c, h) => {
          const shown = toOklch(fromOklch({ l, c, h }))
          expect(Math.abs(shown.l - l)).toBeLessThan(0.012)
          expect(shown.c).toBeLessThan(c + 0.012)
        },
      ),
    )
  })
})
