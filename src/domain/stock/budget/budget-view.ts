import type { SliderRange } from '../search/facets/range-choices'
import { type Budget, budgetTerms, type DefaultRepayments } from './budget'
import type { BudgetStock } from './budget-stock'
import {
  type BudgetReach,
  type BudgetSettings,
  budgetReach,
  defaultRepayments,
  openingBudget,
  priceSlider,
  quickPrices,
} from './open-budget'

export interface BudgetView {
  readonly stock: Omit<BudgetStock, 'highest'>
  readonly budget: Budget
  readonly usual: DefaultRepayments
  readonly reach: BudgetReach
  readonly slider: SliderRange
  /** Maximum prices to choose with one tap. */
  readonly quick: readonly number[]
  readonly wording: 'Car' | 'Motorcycle'
}

export function budgetView(
  { highest, ...stock }: BudgetStock,
  settings: BudgetSettings & { readonly 'site.vehicleWording': 'Car' | 'Motorcycle' },
): BudgetView {
  return {
    stock,
    budget: openingBudget(settings),
    usual: defaultRepayments(settings),
    reach: budgetReach(highest, settings, budgetTerms),
    slider: priceSlider(settings),
    quick: quickPrices(settings),
    wording: settings['site.vehicleWording'],
  }
}
