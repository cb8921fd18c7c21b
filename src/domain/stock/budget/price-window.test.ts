import { budgetTerms } from './budget'
import { isBelowMinimum, isEmptyBudget, nothingFound, priceWindow } from './price-window'

describe('priceWindow', () => {
  it.each([
    [38_000, { min: 1001, max: 38_000 }],
    [38_000.75, { min: 1001, max: 38_000 }],
    [1001, { min: 1001, max: 1001 }],
    [1000, { min: 1001, max: 1001 }],
    [0, { min: 1001, max: 1001 }],
  ])('maps a total of $%d to the prices %j [BUD-07]', (total, window) => {
    expect(priceWindow(total, budgetTerms)).toEqual(window)
  })
})

describe('A budget that buys nothing', () => {
  it.each([
    [0, true],
    [1000, true],
    [1002, false],
    [38_000, false],
  ])('is recognised from the price window of a total of $%d: %j [BUD-08]', (total, isNothing) => {
    expect(isEmptyBudget({ ranges: { price: priceWindow(total, budgetTerms) } }, budgetTerms)).toBe(isNothing)
    expect(isEmptyBudget({ ranges: {} }, budgetTerms)).toBe(false)
  })

  it.each([
    [8989, 8990, true],
    [8990, 8990, false],
    [999, null, true],
    [1000, null, false],
    [0, null, true],
  ])('is recognised from a total of $%d and a lowest price of %j: %j [BUD-08]', (total, lowest, isBelow) => {
    expect(isBelowMinimum(total, lowest, budgetTerms)).toBe(isBelow)
  })

  it('shows two messages in the site’s word for vehicles [BUD-08]', () => {
    expect(nothingFound('Car')).toEqual(['0 Cars Found', 'No Cars found for this budget'])
    expect(nothingFound('Motorcycle')).toEqual([
      '0 Motorcycles Found',
      'No Motorcycles found for this budget',
    ])
  })
})
