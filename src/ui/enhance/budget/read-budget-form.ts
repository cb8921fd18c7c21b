import type { Budget, BudgetTerms, budgetTotal, readFigure } from '@/domain/stock/budget/budget'
import type { PriceWindow, priceWindow } from '@/domain/stock/budget/price-window'

/** What a budget form asks for at the moment. */
export interface AskedBudget extends Budget {
  readonly isByPrice: boolean
  /** No price is too high: the highest one was left open. */
  readonly isAnyPrice: boolean
  /** Dollars: what the figures come to, or the highest price. */
  readonly total: number
  readonly price: PriceWindow
  readonly bodies: readonly string[]
}

interface Parts {
  readonly budgetTotal: typeof budgetTotal
  readonly priceWindow: typeof priceWindow
  readonly readFigure: typeof readFigure
}

/** Reads a budget form by the server's own rules. Self-contained: `PageScript` sends its source. */
export function readBudgetForm(form: HTMLFormElement, terms: BudgetTerms, parts: Parts): AskedBudget {
  const fields = new FormData(form)
  const figure = (name: string) => parts.readFigure(String(fields.get(name) ?? ''), terms)
  const frequency = fields.get('frequency') === 'weekly' ? 'weekly' : 'monthly'
  const budget: Budget = { frequency, repayment: figure('repayment'), deposit: figure('deposit') }
  const bodies = fields.getAll('body').map(String)
  if (fields.get('by') !== 'price') {
    const total = parts.budgetTotal(budget, terms)
    const price = parts.priceWindow(total, terms)
    return { ...budget, isByPrice: false, isAnyPrice: false, total, price, bodies }
  }
  const highest = figure('range[price][max]')
  const total = highest || terms.most
  const { min, max } = parts.priceWindow(total, terms)
  const lowest = Math.max(figure('range[price][min]'), min)
  const price = { min: Math.min(lowest, max), max: Math.max(lowest, max) }
  return { ...budget, isByPrice: true, isAnyPrice: highest === 0, total, price, bodies }
}
