import { useState } from 'react'
import {
  type Budget,
  budgetTerms,
  type DefaultRepayments,
  type Frequency,
} from '@/domain/stock/budget/budget'
import { requestedBudget, switchBy } from '@/domain/stock/budget/requested-budget'
import {
  openingFields,
  switchFrequency,
  type TypedBudget,
  tidyBudget,
} from '@/domain/stock/budget/typed-budget'

export function useBudget(opening: Budget, usual: DefaultRepayments) {
  const [typed, setTyped] = useState(() => openingFields(opening, budgetTerms))
  return {
    typed,
    requested: requestedBudget(typed, budgetTerms),
    change: (changed: Partial<TypedBudget>) => setTyped((before) => ({ ...before, ...changed })),
    setBy: (by: TypedBudget['by']) => setTyped((before) => switchBy(before, by, budgetTerms)),
    setFrequency: (frequency: Frequency) =>
      setTyped((before) => switchFrequency(before, frequency, usual, budgetTerms)),
    tidy: () => setTyped((before) => tidyBudget(before, budgetTerms)),
  }
}

export type BudgetFields = ReturnType<typeof useBudget>
