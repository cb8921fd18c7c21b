import { normaliseRange } from '../../money/dollar-range'
import { MAX_DOLLARS } from '../search/facets/range-choices'
import {
  type Budget,
  type BudgetTerms,
  budgetTotal,
  type DefaultRepayments,
  type Frequency,
  otherRepayment,
  parseFigure,
} from './budget'

export interface TypedBudget {
  readonly by: 'repayment' | 'price'
  readonly frequency: Frequency
  readonly repayment: string
  readonly deposit: string
  /** Prices; '' when empty. */
  readonly lowest: string
  readonly highest: string
  readonly bodies: readonly string[]
}

/** The form's field names. Price fields use the search's parameter names. Quick prices are submit buttons. */
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

/** The default field values (BUD-04, BUD-05). */
export function openingFields(budget: Budget, terms: BudgetTerms): TypedBudget {
  return {
    by: 'repayment',
    frequency: budget.frequency,
    repayment: String(budget.repayment),
    deposit: String(budget.deposit),
    lowest: '',
    highest: String(Math.floor(budgetTotal(budget, terms))),
    bodies: [],
  }
}

export function readBudgetFields(fields: FormData | URLSearchParams): TypedBudget {
  const text = (name: keyof typeof budgetFields) => String(fields.get(budgetFields[name]) ?? '')
  return {
    by: text('by') === 'price' ? 'price' : 'repayment',
    frequency: text('frequency') === 'weekly' ? 'weekly' : 'monthly',
    repayment: text('repayment'),
    deposit: text('deposit'),
    lowest: text('lowest'),
    highest: text('highest'),
    bodies: fields.getAll(budgetFields.body).map(String),
  }
}

/** Converts the repayment to the other frequency (BUD-04). */
export function switchFrequency(
  typed: TypedBudget,
  frequency: Frequency,
  usual: DefaultRepayments,
  terms: BudgetTerms,
): TypedBudget {
  if (frequency === typed.frequency) return typed
  const earlier = { frequency: typed.frequency, repayment: parseFigure(typed.repayment, terms) }
  return { ...typed, frequency, repayment: String(otherRepayment(earlier, usual, terms)) }
}

/** Clamps the fields to their bounds when a field loses focus (BUD-02). */
export function tidyBudget(typed: TypedBudget, terms: BudgetTerms): TypedBudget {
  const { min: lowest, max: highest } = normaliseRange({ min: typed.lowest, max: typed.highest }, MAX_DOLLARS)
  const tidy = (text: string) => String(parseFigure(text, terms))
  return { ...typed, lowest, highest, repayment: tidy(typed.repayment), deposit: tidy(typed.deposit) }
}
