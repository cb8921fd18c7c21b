import { emptyQuery, queryLimits, type StockQuery } from '../search/stock-query'
import { type BudgetTerms, budgetTotal, readFigure } from './budget'
import { type PriceWindow, priceWindow } from './price-window'

/** Fields of the form. Prices have the names that the search gives them, and quick prices are buttons that are sent with it. */
export const budgetFields = {
  by: 'by',
  frequency: 'frequency',
  repayment: 'repayment',
  deposit: 'deposit',
  lowest: 'range[price][min]',
  highest: 'range[price][max]',
  quick: 'upTo',
  body: 'body',
} as const

/** The prices that the fields name, in order; a field that names none leaves its side to the rule (BUD-07). */
function chosenPrices(fields: URLSearchParams, terms: BudgetTerms): PriceWindow {
  const figure = (name: string) => readFigure(fields.get(name), terms)
  const { min: least } = priceWindow(0, terms)
  const lowest = Math.max(figure(budgetFields.lowest), least)
  const highest = Math.max(figure(budgetFields.quick) || figure(budgetFields.highest) || terms.most, least)
  return { min: Math.floor(Math.min(lowest, highest)), max: Math.floor(Math.max(lowest, highest)) }
}

/**
 * The stock search that a budget form's fields ask for, whatever they hold: what a repayment and a deposit buy, or the
 * prices themselves (`by=price`), of the chosen bodies (BUD-01…03, BUD-07).
 */
export function parseBudget(fields: URLSearchParams, terms: BudgetTerms): StockQuery {
  const figure = (name: string) => readFigure(fields.get(name), terms)
  const frequency = fields.get(budgetFields.frequency) === 'weekly' ? 'weekly' : 'monthly'
  const [repayment, deposit] = [figure(budgetFields.repayment), figure(budgetFields.deposit)]
  const isByPrice = fields.get(budgetFields.by) === 'price' || fields.has(budgetFields.quick)
  const price = isByPrice
    ? chosenPrices(fields, terms)
    : priceWindow(budgetTotal({ frequency, repayment, deposit }, terms), terms)
  const bodies = fields
    .getAll(budgetFields.body)
    .map((body) => body.trim())
    .filter((body) => body !== '' && body.length <= queryLimits.choiceLength)
  const chosen = [...new Set(bodies)].slice(0, queryLimits.choices).sort()
  return { ...emptyQuery, ranges: { price }, refinements: chosen.length > 0 ? { body: chosen } : {} }
}
