import fc from 'fast-check'
import { fuelCost, fuelDollars, parseFuelFigure } from './fuel-cost'

describe('parseFuelFigure', () => {
  it.each([
    ['250', 250],
    ['250 kms', 250],
    ['250kms', 250],
    ['1,250 km', 1250],
    ['1,000,000 KMS', 1_000_000],
    ['$1.70', 1.7],
    [' $ 2,100.5 ', 2100.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
  ])('parses %p as %d [FUEL-01]', (typed, figure) => {
    expect(parseFuelFigure(typed)).toBe(figure)
  })

  it.each(['', '  ', 'kms', '$', 'lots', '-5', '1.2.3', '1e9', '0x10', '250 miles', 'Infinity', '٢٥٠'])(
    'returns null for %p [FUEL-01]',
    (typed) => {
      expect(parseFuelFigure(typed)).toBeNull()
    },
  )

  it('parses its own output [FUEL-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (whole) => {
        expect(parseFuelFigure(`${whole.toLocaleString('en-AU')} kms`)).toBe(whole)
        expect(parseFuelFigure(fuelDollars(whole / 100))).toBe(whole / 100)
      }),
    )
  })
})

describe('fuelCost', () => {
  it.each([
    [250, 10, 1.7, '$42.50'],
    [250, 6.4, 1.7, '$27.20'],
    [1, 7.35, 1.999, '$0.15'],
    [10_000, 20, 2.5, '$5,000.00'],
    // 33.575 exactly, 33.574999… in floating point.
    [250, 7.9, 1.7, '$33.58'],
    [0, 10, 1.7, '$0.00'],
  ])(
    'of %d km at %d L/100 km and $%d a litre is %s: distance/100 x economy x price, 2 decimals [FUEL-04]',
    (distance, economy, price, text) => {
      expect(fuelDollars(fuelCost(distance, economy, price))).toBe(text)
    },
  )

  it('rounds half a cent up, like integer arithmetic [FUEL-04]', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max })
    fc.assert(
      fc.property(upTo(5000), upTo(400), upTo(4000), (distance, tenths, thousandths) => {
        // In millionths of a dollar: integers, so exact.
        const cents = Math.floor((distance * tenths * thousandths + 5000) / 10_000)
        const text = fuelDollars(fuelCost(distance, tenths / 10, thousandths / 1000))
        expect(Math.round((parseFuelFigure(text) ?? 0) * 100)).toBe(cents)
      }),
      { numRuns: 2000, examples: [[250, 79, 1700]] },
    )
  })

  it('is proportional to each figure [FUEL-04]', () => {
    const figure = fc.double({ min: 0, max: 1000, noNaN: true })
    fc.assert(
      fc.property(figure, figure, figure, (distance, economy, price) => {
        const cost = fuelCost(distance, economy, price)
        expect(fuelCost(distance * 2, economy, price)).toBeCloseTo(cost * 2, 6)
        expect(fuelCost(distance, economy, price * 2)).toBeCloseTo(cost * 2, 6)
      }),
    )
  })
})
