import { useState } from 'react'
import { requestedBudget, switchBy } from '@/domain/stock/budget/asked-budget'
import { type Budget, budgetTerms, type Frequency, type DefaultRepayments } from '@/domain/stock/budget/budget'
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
    asked: requestedBudget(typed, budgetTerms),
    change: (changed: Partial<TypedBudget>) => setTyped((before) => ({ ...before, ...changed })),
    setBy: (by: TypedBudget['by']) => setTyped((before) => switchBy(before, by, budgetTerms)),
    setFrequency: (frequency: Frequency) =>
      setTyped((before) => switchFrequency(before, frequency, usual, budgetTerms)),
    tidy: () => setTyped((before) => tidyBudget(before, budgetTerms)),
  }
}

export type BudgetFields = ReturnType<typeof useBudget>
