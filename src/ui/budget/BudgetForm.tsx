import { budgetTerms } from '@/domain/stock/budget/budget'
import type { BudgetStock } from '@/domain/stock/budget/budget-stock'
import {
  type BudgetSettings,
  budgetReach,
  openingBudget,
  priceSlider,
  quickPrices,
  defaultRepayments,
} from '@/domain/stock/budget/open-budget'
import BudgetSearch from './budget-search-form.island'

export interface BudgetFormProps {
  id: string
  stock: BudgetStock
  settings: BudgetSettings & { readonly 'site.vehicleWording': 'Car' | 'Motorcycle' }
  bodyLimit: number
}

/**
 * The budget by repayments or by price, the preferred body types, and the number of vehicles within the
 * budget (BUD-01).
 */
export function BudgetForm({ id, stock, settings, bodyLimit }: BudgetFormProps) {
  const { highest, ...opening } = stock
  return (
    <BudgetSearch
      id={id}
      stock={opening}
      budget={openingBudget(settings)}
      usual={defaultRepayments(settings)}
      reach={budgetReach(highest, settings, budgetTerms)}
      slider={priceSlider(settings)}
      quick={quickPrices(settings)}
      bodyLimit={bodyLimit}
      wording={settings['site.vehicleWording']}
    />
  )
}
