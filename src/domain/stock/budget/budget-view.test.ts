import { resolveSettings } from '@/domain/flags/resolve'
import { type BudgetView, budgetView } from './budget-view'

const stock = { count: 12, lowest: 8990, highest: 119_990, bodies: [] }
const viewOf = (tenant: object = {}, highest: number | null = stock.highest): BudgetView =>
  budgetView({ ...stock, highest }, resolveSettings({ template: 'metro', tenant }).settings)

describe('budgetView', () => {
  it('leaves out the dearest vehicle’s price, which only sets the sliders’ ranges [BUD-07]', () => {
    expect(viewOf().stock).toEqual({ count: 12, lowest: 8990, bodies: [] })
    expect(viewOf().reach.deposit.max).toBe(120_000)
  })

  it.each<[object, Partial<BudgetView>]>([
    [
      { 'budget.monthlyRepayment': 700, 'budget.deposit': 500 },
      {
        budget: { frequency: 'monthly', repayment: 700, deposit: 500 },
        usual: { monthly: 700, weekly: 200 },
      },
    ],
    [
      {
        'search.priceSlider': { min: 0, max: 20_000 },
      },
      { slider: { min: 0, max: 20_000, step: 500 }, quick: [5000, 10_000, 15_000, 20_000] },
    ],
    [{ 'site.vehicleWording': 'Motorcycle' }, { wording: 'Motorcycle' }],
  ])('with the settings %j opens with %j [BUD-04, BUD-09, BUD-10]', (tenant, shown) => {
    expect(viewOf(tenant)).toMatchObject(shown)
  })
})
