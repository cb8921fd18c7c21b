import fc from 'fast-check'
import { chartLayout } from './chart-layout'

const amount = fc.double({ min: 0, max: 60_000, noNaN: true })
const years = fc.array(
  fc.record({ year: fc.constant(1), principal: amount, interest: amount, balloon: amount, owed: amount }),
  { minLength: 1, maxLength: 7 },
)

it('has positions in hundredths of a pixel, which are the same on the server and in the browser', () => {
  fc.assert(
    fc.property(years, (rows) => {
      const { bars, lines } = chartLayout(rows)
      const positions = [
        ...lines.map(({ y }) => y),
        ...bars.flatMap(({ top, parts }) => [top, ...parts.flatMap(({ y, height }) => [y, height])]),
      ]
      for (const position of positions) expect(position).toBe(Number(position.toFixed(2)))
    }),
  )
})

it('stacks the parts of a bar without gaps, from the bottom line to its top', () => {
  fc.assert(
    fc.property(years, (rows) => {
      const { bars, lines } = chartLayout(rows)
      for (const { parts, top } of bars) {
        let floor = lines[0]?.y ?? 0
        for (const { y, height } of parts) {
          expect(y + height).toBeCloseTo(floor, 6)
          floor = y
        }
        expect(top).toBe(floor)
      }
    }),
  )
})
