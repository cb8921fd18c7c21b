import fc from 'fast-check'
import { budgetTerms } from './budget'
import { requestedBudget, switchBy } from './requested-budget'
import type { TypedBudget } from './typed-budget'

const typed: TypedBudget = {
  by: 'repayment',
  frequency: 'weekly',
  repayment: '200',
  deposit: '2000',
  lowest: '',
  highest: '38000',
  bodies: [],
}

const totalOf = (budget: TypedBudget) => requestedBudget(budget, budgetTerms).total

describe('switchBy', () => {
  it('keeps the total when switched from repayment to price and back [BUD-03]', () => {
    const byPrice = switchBy(typed, 'price', budgetTerms)
    expect(byPrice).toMatchObject({ by: 'price', highest: '54000' })
    expect(switchBy(byPrice, 'repayment', budgetTerms)).toEqual({ ...typed, highest: '54000' })
  })

  it('turns a price into whole-dollar repayments and adds the rest to the deposit [BUD-03]', () => {
    const byPrice = { ...typed, by: 'price', highest: '20000' } as const
    expect(switchBy(byPrice, 'repayment', budgetTerms)).toMatchObject({ repayment: '69', deposit: '2060' })
  })

  it('turns a price below the deposit into a deposit alone [BUD-03]', () => {
    const byPrice = { ...typed, by: 'price', highest: '1500' } as const
    expect(switchBy(byPrice, 'repayment', budgetTerms)).toMatchObject({ repayment: '0', deposit: '1500' })
  })

  it('keeps the earlier repayment when no highest price is set [BUD-07]', () => {
    const byPrice = { ...typed, by: 'price', highest: '' } as const
    expect(switchBy(byPrice, 'repayment', budgetTerms)).toEqual({ ...byPrice, by: 'repayment' })
  })

  it('gives the same total for any price [BUD-03]', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(price, fc.constantFrom('weekly', 'monthly'), (highest, frequency) => {
        const byPrice: TypedBudget = { ...typed, by: 'price', frequency, highest: String(highest) }
        expect(totalOf(switchBy(byPrice, 'repayment', budgetTerms))).toBe(highest)
      }),
    )
  })
})
