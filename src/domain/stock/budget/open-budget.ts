import { PRICE_STEP, type SliderRange } from '../search/facets/range-choices'
import type { Budget, BudgetTerms, DefaultRepayments, Frequency } from './budget'

export interface BudgetSettings {
  readonly 'budget.monthlyRepayment': number
  readonly 'budget.weeklyRepayment': number
  readonly 'budget.deposit': number
  readonly 'budget.fallbackMaxPrice': number
  readonly 'search.priceSlider': { readonly min: number; readonly max: number }
  readonly 'search.moneyQuickOptions': readonly number[]
}

/** The default repayments (BUD-04). */
export function defaultRepayments(settings: BudgetSettings): DefaultRepayments {
  return { monthly: settings['budget.monthlyRepayment'], weekly: settings['budget.weeklyRepayment'] }
}

/** The default budget (BUD-04, BUD-05). */
export function openingBudget(settings: BudgetSettings, frequency: Frequency = 'monthly'): Budget {
  return { frequency, repayment: defaultRepayments(settings)[frequency], deposit: settings['budget.deposit'] }
}

/** The price slider, in steps of $500 (BUD-09, BUD-11, decision 46). */
export function priceSlider(settings: BudgetSettings): SliderRange {
  return { ...settings['search.priceSlider'], step: PRICE_STEP }
}

/** The quick prices within the slider's maximum, without duplicates, lowest first (BUD-10). */
export function quickPrices(settings: BudgetSettings): readonly number[] {
  const { max } = settings['search.priceSlider']
  return [...new Set(settings['search.moneyQuickOptions'])]
    .filter((price) => price <= max)
    .sort((one, other) => one - other)
}

export type BudgetReach = Readonly<Record<Frequency | 'deposit', SliderRange>>

const steps = { monthly: 50, weekly: 10, deposit: PRICE_STEP } as const

/**
 * Calculates the sliders' ranges. Each slider alone reaches the price of the dearest vehicle, or the site's fallback
 * price while no vehicle has one (BUD-07, decision 46), and at least its opening value. Text fields accept more.
 */
export function budgetReach(
  highest: number | null,
  settings: BudgetSettings,
  terms: BudgetTerms,
): BudgetReach {
  const dearest = highest ?? settings['budget.fallbackMaxPrice']
  const slider = (of: keyof BudgetReach, needed: number, opening: number): SliderRange => {
    const stops = Math.ceil(Math.max(needed, opening) / steps[of])
    return { min: 0, max: Math.min(stops * steps[of], terms.most), step: steps[of] }
  }
  const usual = defaultRepayments(settings)
  const repayments = (frequency: Frequency) =>
    slider(frequency, dearest / (terms[frequency] * terms.years), usual[frequency])
  return {
    monthly: repayments('monthly'),
    weekly: repayments('weekly'),
    deposit: slider('deposit', dearest, settings['budget.deposit']),
  }
}
