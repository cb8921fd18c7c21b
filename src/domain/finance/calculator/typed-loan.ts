import type { FrequencyKey } from '../repayments/frequency'
import type { LoanEntry } from './calculate-loan'
import type { CalculatorTerms } from './calculator-terms'
import { clampEntry, parseEntry } from './entries'

export type FigureName = Exclude<keyof LoanEntry, 'frequency'>

export type TypedLoan = Readonly<Record<FigureName, string>> & { readonly frequency: FrequencyKey }

type Fields = Pick<CalculatorTerms, FigureName>

/** An optional field may stay empty, which counts as 0 (FIN-23, FIN-24). */
const isOptional = (name: FigureName) => name === 'deposit' || name === 'residual'

export function initialLoan(terms: Fields & Pick<CalculatorTerms, 'frequency'>): TypedLoan {
  const text = (name: FigureName) =>
    isOptional(name) && terms[name].value === 0 ? '' : String(terms[name].value)
  return {
    amount: text('amount'),
    term: text('term'),
    interest: text('interest'),
    deposit: text('deposit'),
    residual: text('residual'),
    frequency: terms.frequency,
  }
}

/**
 * Parses the fields while a shopper types. Money below its minimum is still being typed and counts as typed, down to 0
 * (FIN-13, decision 8). Maximums apply, and a term counts in whole steps (FIN-16).
 */
export function parseLoan(typed: TypedLoan, terms: Fields): LoanEntry {
  const dollars = (name: FigureName) => Math.min(parseEntry(typed[name]), terms[name].max)
  const { min, max } = terms.interest
  return {
    amount: dollars('amount'),
    term: clampEntry(parseEntry(typed.term), terms.term),
    interest: clampEntry(parseEntry(typed.interest), { min, max }),
    deposit: dollars('deposit'),
    residual: dollars('residual'),
    frequency: typed.frequency,
  }
}

/** While the shopper types, a negative amount becomes 0 (FIN-13). */
export function figureOnInput(text: string): string {
  return Number(text) < 0 ? '0' : text
}

/** On blur, the nearest valid value (FIN-25). Money and rates may be any number between the bounds. */
export function figureOnBlur(name: FigureName, text: string, terms: Fields): string {
  if (isOptional(name) && text === '') return ''
  const { min, max, step } = terms[name]
  return String(clampEntry(parseEntry(text), { min, max, step: name === 'term' ? step : undefined }))
}
