import { resolveSettings } from '@/domain/flags/resolve'
import { budgetTerms } from './budget'
import { budgetReach, openingBudget, priceSlider, quickPrices } from './open-budget'

const settings = resolveSettings({ template: 'metro' }).settings
const dear = resolveSettings({
  template: 'metro',
  tenant: {
    'search.priceSlider': { min: 5000, max: 800_000 },
    'search.moneyQuickOptions': [300_000, 400_000, 500_000, 600_000, 700_000, 800_000],
  },
}).settings

describe('The opening state of a budget search', () => {
  it('has $600 a month or $200 a week, and a deposit of $2,000 [BUD-04, BUD-05]', () => {
    expect(openingBudget(settings)).toEqual({ frequency: 'monthly', repayment: 600, deposit: 2000 })
    expect(openingBudget(settings, 'weekly').repayment).toBe(200)
  })

  it('has a price slider from $5,000 to $250,000 in steps of $500 [BUD-09, BUD-11]', () => {
    expect(priceSlider(settings)).toEqual({ min: 5000, max: 250_000, step: 500 })
  })

  it('has quick prices from $5,000 to $70,000, or the site’s own higher ones [BUD-10]', () => {
    expect(quickPrices(settings)).toEqual([
      5000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 70_000,
    ])
    expect(quickPrices(dear)).toEqual([300_000, 400_000, 500_000, 600_000, 700_000, 800_000])
  })

  it('leaves out quick prices beyond the slider’s maximum', () => {
    const short = { ...settings, 'search.priceSlider': { min: 0, max: 20_000 } }
    expect(quickPrices(short)).toEqual([5000, 10_000, 15_000, 20_000])
  })
})

describe('budgetReach', () => {
  it('extends the sliders to the price of the dearest vehicle', () => {
    const { monthly, weekly, deposit } = budgetReach(119_990, settings, budgetTerms)
    expect([monthly.max, weekly.max, deposit.max]).toEqual([2000, 470, 120_000])
  })

  it('extends the sliders to the fallback price, $100,000 by default, while no vehicle has a price [BUD-07]', () => {
    expect(budgetReach(null, settings, budgetTerms).deposit).toEqual({ min: 0, max: 100_000, step: 500 })
    const own = { ...settings, 'budget.fallbackMaxPrice': 60_000 }
    expect(budgetReach(null, own, budgetTerms).monthly.max).toBe(1000)
  })

  it('extends the sliders at least to their opening values, even when the stock costs less', () => {
    const { monthly, deposit } = budgetReach(1500, settings, budgetTerms)
    expect([monthly.max, deposit.max]).toEqual([600, 2000])
  })
})
