import type { FinanceRule } from '@/domain/finance/offer/availability'
import type { DealershipId } from '@/domain/tenants/tenant-context'
import { weeklyRule } from './weekly-rule'

const dealerships = [
  { id: 11 as DealershipId, slug: 'city' },
  { id: 12 as DealershipId, slug: 'coast' },
]

const finance = (rule: FinanceRule['rule']): FinanceRule => ({
  key: 'angle',
  rule,
  yearAbove: 2014,
  priceAbove: 500,
  excludedManufacturers: ['RAM'],
  excludedDealerships: ['coast', 'long-gone'],
})

describe('weeklyRule', () => {
  it.each([
    ['A', { priceAbove: 500, yearAbove: 2014, needsMonthly: false }],
    ['B', { priceAbove: null, yearAbove: null, needsMonthly: false }],
    ['C', { priceAbove: 500, yearAbove: null, needsMonthly: false }],
    ['D', { priceAbove: 500, yearAbove: null, needsMonthly: true }],
  ] as const)(
    'turns the lender rule %s into conditions [FIN-02, FIN-03, FIN-04, FIN-05]',
    (rule, requested) => {
      expect(weeklyRule(finance(rule), dealerships)).toEqual({
        key: 'angle',
        ...requested,
        withoutMakes: ['ram'],
        withoutDealerships: [12],
      })
    },
  )
})
