import { type Budget, type BudgetTerms, budgetTotal, parseFigure } from './budget'
import { type PriceWindow, priceWindow } from './price-window'
import type { TypedBudget } from './typed-budget'

export interface RequestedBudget extends Budget {
  readonly isByPrice: boolean
  /** True when no highest price is set. */
  readonly isAnyPrice: boolean
  /** Dollars: the total of repayments and deposit, or the highest price. */
  readonly total: number
  readonly price: PriceWindow
  readonly bodies: readonly string[]
}

/**
 * Calculates the price window from the repayment and deposit, or from the lowest and highest price in either order. A
 * missing price falls back to the widest window (BUD-01…03, BUD-07).
 */
export function requestedBudget(typed: TypedBudget, terms: BudgetTerms): RequestedBudget {
  const [repayment, deposit] = [parseFigure(typed.repayment, terms), parseFigure(typed.deposit, terms)]
  const budget = { frequency: typed.frequency, repayment, deposit, bodies: typed.bodies }
  if (typed.by === 'repayment') {
    const total = budgetTotal(budget, terms)
    return { ...budget, isByPrice: false, isAnyPrice: false, total, price: priceWindow(total, terms) }
  }
  const highest = parseFigure(typed.highest, terms)
  const total = highest || terms.most
  const { min, max } = priceWindow(total, terms)
  const lowest = Math.max(Math.floor(parseFigure(typed.lowest, terms)), min)
  const price = { min: Math.min(lowest, max), max: Math.max(lowest, max) }
  return { ...budget, isByPrice: true, isAnyPrice: highest === 0, total, price }
}

/**
 * Switches between setting a budget by repayment and by price, and keeps its total. By price, the total becomes the
 * highest price. By repayment, repayments are whole dollars and the deposit takes the remainder. A budget without a
 * highest price has no total, so the earlier figures stay.
 */
export function switchBy(typed: TypedBudget, by: TypedBudget['by'], terms: BudgetTerms): TypedBudget {
  if (by === typed.by) return typed
  const requested = requestedBudget(typed, terms)
  if (by === 'price') return { ...typed, by, highest: String(Math.floor(requested.total)) }
  const earlier = requestedBudget({ ...typed, by }, terms)
  if (requested.isAnyPrice || Math.floor(earlier.total) === requested.total) return { ...typed, by }
  const periods = terms[typed.frequency] * terms.years
  const repayment = Math.floor(Math.max(0, requested.total - requested.deposit) / periods)
  const deposit = Math.round((requested.total - repayment * periods) * 100) / 100
  return { ...typed, by, repayment: String(repayment), deposit: String(deposit) }
}
