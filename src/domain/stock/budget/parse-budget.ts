import { emptyQuery, queryLimits, type StockQuery } from '../search/query/stock-query'
import { type BudgetTerms, parseFigure } from './budget'
import { requestedBudget } from './requested-budget'
import { budgetFields, readBudgetFields } from './typed-budget'

/**
 * Parses a budget form into a stock search, for any field values: by repayment and deposit or by price (`by=price`),
 * with the chosen bodies (BUD-01…03, BUD-07).
 */
export function parseBudget(fields: URLSearchParams, terms: BudgetTerms): StockQuery {
  const sent = readBudgetFields(fields)
  const bodies = sent.bodies
    .map((body) => body.trim())
    .filter((body) => body !== '' && body.length <= queryLimits.choiceLength)
  const quick = fields.get(budgetFields.quick)
  const { price } = requestedBudget(
    {
      ...sent,
      by: quick === null ? sent.by : 'price',
      highest: quick && parseFigure(quick, terms) ? quick : sent.highest,
      bodies,
    },
    terms,
  )
  const chosen = [...new Set(bodies)].slice(0, queryLimits.choices).sort()
  return { ...emptyQuery, ranges: { price }, refinements: chosen.length > 0 ? { body: chosen } : {} }
}
