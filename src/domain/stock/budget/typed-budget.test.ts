import { budgetTerms } from './budget'
import { openingFields, readBudgetFields, switchFrequency, tidyBudget } from './typed-budget'

const opening = openingFields({ frequency: 'monthly', repayment: 650, deposit: 2000 }, budgetTerms)
const usual = { monthly: 650, weekly: 150 }

describe('The fields of a budget form', () => {
  it('open with the site’s repayment and deposit, and the price they add up to [BUD-04, BUD-05]', () => {
    expect(opening).toEqual({
      by: 'repayment',
      frequency: 'monthly',
      repayment: '650',
      deposit: '2000',
      lowest: '',
      highest: '41000',
      bodies: [],
    })
  })

  it('are read from a form, with a default for each missing field [BUD-01]', () => {
    expect(readBudgetFields(new URLSearchParams())).toMatchObject({
      by: 'repayment',
      frequency: 'monthly',
      bodies: [],
    })
    const sent = new URLSearchParams('by=price&frequency=weekly&range[price][max]=9000&body=SUV&body=Ute')
    expect(readBudgetFields(sent)).toMatchObject({
      by: 'price',
      frequency: 'weekly',
      repayment: '',
      highest: '9000',
      bodies: ['SUV', 'Ute'],
    })
  })

  it('switch from the default repayment to the other frequency’s default, and convert a changed one [BUD-04]', () => {
    const weekly = (repayment: string) =>
      switchFrequency({ ...opening, repayment }, 'weekly', usual, budgetTerms).repayment
    expect([weekly('650'), weekly('1300')]).toEqual(['150', '300'])
    expect(switchFrequency(opening, 'monthly', usual, budgetTerms)).toBe(opening)
  })

  it('are clamped to their bounds when a field loses focus [BUD-02]', () => {
    const beyond = { ...opening, repayment: '-5', deposit: '2,000,000', lowest: '900.4', highest: '500' }
    expect(tidyBudget(beyond, budgetTerms)).toMatchObject({
      repayment: '0',
      deposit: '1000000',
      lowest: '500',
      highest: '900',
    })
  })
})
