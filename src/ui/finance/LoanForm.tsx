'use client'

import { useRef } from 'react'
import type { CalculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import type { ExampleLoanTerms } from '@/domain/finance/calculator/example-loan'
import { useKeptFields } from '@/ui/island/use-kept-fields'
import { useDebounced } from '@/ui/primitives/fields/use-debounced'
import { FinanceChoices } from './FinanceChoices'
import { FinanceResult, type FinanceResultProps } from './FinanceResult'
import { RepaymentChart } from './RepaymentChart'
import { useLoan } from './use-loan'

export interface LoanFormProps extends Omit<FinanceResultProps, 'words' | 'spoken'> {
  /** Unique on the page. */
  id: string
  terms: CalculatorTerms
  /** What its comparison rates are of. */
  example: ExampleLoanTerms
  /** Whether it brings the patterns that all charts of a page share. */
  hasPatterns: boolean
}

/** The pause after the last key, in milliseconds, before the result is read out. */
const REST = 700

/** The entries of a loan, what they come to, and the chart of its years: calculated at every key (FIN-08, FIN-46). */
export function LoanForm({ id, terms, example, hasPatterns, ...result }: LoanFormProps) {
  const { typed, loan, words, isUsed, enter, leave, keep } = useLoan(terms, example)
  const form = useRef<HTMLFormElement>(null)
  useKeptFields(form, (fields, isInUse) => (isInUse ? enter : keep)(Object.fromEntries(fields)))
  // A shopper who types hears the result, not every key; nothing before use.
  const said = words.per
    ? `${words.payment}${words.per}, ${words.rate} a year, comparison rate ${words.comparison}`
    : words.payment
  const spoken = useDebounced(isUsed ? said : '', REST)
  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="finance-form">
        <FinanceChoices id={id} terms={terms} typed={typed} onEnter={enter} onLeave={leave} />
        <FinanceResult words={words} spoken={spoken} {...result} />
      </div>
      <RepaymentChart years={loan.years} terms={terms} hasPatterns={hasPatterns} />
    </form>
  )
}
