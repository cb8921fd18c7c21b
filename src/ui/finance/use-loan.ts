import { useEffect, useState } from 'react'
import { calculateLoan } from '@/domain/finance/calculator/calculate-loan'
import type { CalculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import { describeLoan } from '@/domain/finance/calculator/describe-loan'
import type { ExampleLoanTerms } from '@/domain/finance/calculator/example-loan'
import {
  type FigureName,
  figureOnBlur,
  initialLoan,
  parseLoan,
  type TypedLoan,
} from '@/domain/finance/calculator/typed-loan'
import { frequencies } from '@/domain/finance/repayments/frequency'
import { trackedEvents } from '@/domain/tracking/events'
import { saveLoanFigures } from '@/ui/stores/loan-figures'
import { track } from '@/ui/tracking/track'

const WEEKS = 52

/** The calculator's inputs and their result. Tracks the first use (TRACK-04, TRACK-17). */
export function useLoan(terms: CalculatorTerms, example: ExampleLoanTerms) {
  const [typed, setTyped] = useState(() => initialLoan(terms))
  const [isUsed, setUsed] = useState(false)
  const entry = parseLoan(typed, terms)
  const loan = calculateLoan(entry, { ...terms, example })

  const { amount, deposit, term, frequency } = entry
  const weekly =
    loan.payment === null ? null : Math.round((loan.payment * frequencies[frequency].periods) / WEEKS)
  useEffect(() => {
    if (isUsed) saveLoanFigures({ amount, deposit, term, weekly })
  }, [isUsed, amount, deposit, term, weekly])

  const keep = (change: Partial<TypedLoan>) => setTyped((before) => ({ ...before, ...change }))
  const enter = (entered: Partial<TypedLoan>) => {
    keep(entered)
    if (isUsed) return
    setUsed(true)
    track({ event: trackedEvents.financeCalculator, once: true })
  }
  const leave = (name: FigureName) => keep({ [name]: figureOnBlur(name, typed[name], terms) })
  return { typed, loan, words: describeLoan(entry, loan, terms), isUsed, keep, enter, leave }
}
