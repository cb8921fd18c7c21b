'use client'

import { useRef } from 'react'
import type { CalculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import type { ExampleLoanTerms } from '@/domain/finance/calculator/example-loan'
import { useRestoredFields } from '@/ui/island/use-restored-fields'
import { useDebounced } from '@/ui/primitives/fields/use-debounced'
import { FinanceChoices } from './FinanceChoices'
import { FinanceResult, type FinanceResultProps } from './FinanceResult'
import { RepaymentChart } from './RepaymentChart'
import { useLoan } from './use-loan'

export interface LoanFormProps extends Omit<FinanceResultProps, 'words' | 'spoken'> {
  id: string
  terms: CalculatorTerms
  /** The loan that the comparison rates are calculated for. */
  example: ExampleLoanTerms
  /** Whether to render the SVG patterns that all charts of a page share. */
  hasPatterns: boolean
}

const ANNOUNCE_DELAY_MS = 700

/**
 * The inputs of a loan, the result and the chart of its years, recalculated on every key (FIN-08, FIN-46).
 */
export function LoanForm({ id, terms, example, hasPatterns, ...result }: LoanFormProps) {
  const { typed, loan, words, isUsed, enter, leave, keep } = useLoan(terms, example)
  const form = useRef<HTMLFormElement>(null)
  useRestoredFields(form, (fields, isInUse) => (isInUse ? enter : keep)(Object.fromEntries(fields)))
  // Screen readers announce the result after a pause, and nothing before the first change.
  const said = words.per
    ? `${words.payment}${words.per}, ${words.rate} a year, comparison rate ${words.comparison}`
    : words.payment
  const spoken = useDebounced(isUsed ? said : '', ANNOUNCE_DELAY_MS)
  return (
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="mt-6 grid-cols-[1fr_20rem] items-start gap-10 @min-[44rem]:grid @min-[60rem]:grid-cols-[1fr_24rem] @min-[60rem]:gap-14 [@media(scripting:none)]:block! [@media(scripting:none)]:max-w-md">
        <FinanceChoices id={id} terms={terms} typed={typed} onEnter={enter} onLeave={leave} />
        <FinanceResult words={words} spoken={spoken} {...result} />
      </div>
      <RepaymentChart years={loan.years} terms={terms} hasPatterns={hasPatterns} />
    </form>
  )
}
