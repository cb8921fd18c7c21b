import type { Link } from '@/domain/content/link'
import type { CalculatorTerms } from '@/domain/finance/calculator-terms'
import { comparisonRate } from '@/domain/finance/comparison-rate'
import type { ExampleLoanTerms } from '@/domain/finance/example-loan'
import { formatPercent } from '@/domain/finance/format-percent'
import { repayment } from '@/domain/finance/repayment'
import { schedule } from '@/domain/finance/schedule'
import { totalOf } from '@/domain/finance/total-of'
import { drawSchedule } from '@/ui/enhance/finance/draw-schedule'
import { loanWords } from '@/ui/enhance/finance/loan-words'
import { reckonLoan } from '@/ui/enhance/finance/reckon-loan'
import { FinanceChoices } from './FinanceChoices'
import { FinanceFees } from './FinanceFees'
import { FinanceResult } from './FinanceResult'
import { FinanceScripts } from './FinanceScripts'
import { financeAnchors } from './finance-anchors'
import { RepaymentChart } from './RepaymentChart'

interface Props {
  /** Tells several on one page apart. */
  id?: string
  /** Whether links to the calculator and its small print lead here, and not to another on the page. */
  isFirst?: boolean
  heading: string
  text?: string | null
  terms: CalculatorTerms
  /** What its comparison rates are of. */
  example: ExampleLoanTerms
  /** The lender's words that stand beside every comparison rate. */
  warning: string
  /** What the lender's comparison rates lie between (FIN-35); '' for none. */
  range: string
  /** Shown, never added (FIN-34). */
  fees: readonly { readonly label: string; readonly dollars: number }[]
  apply: Link | null
}

/**
 * What a loan would come to (FIN-08…36), with a chart of its years. Everything is here without scripts, for the amounts it
 * opens with; a script lets a shopper change them.
 */
export function FinanceCalculator({
  id = 'finance',
  isFirst = true,
  heading,
  text,
  terms,
  example,
  warning,
  range,
  fees,
  apply,
}: Props) {
  const entry = {
    amount: terms.amount.value,
    term: terms.term.value,
    interest: terms.interest.value,
    deposit: terms.deposit.value,
    residual: terms.residual.value,
    frequency: terms.frequency,
  }
  const loan = reckonLoan(entry, { ...terms, example }, { comparisonRate, repayment, schedule, totalOf })
  const anchors = financeAnchors(id, isFirst)
  return (
    <section id={anchors.calculator} className="finance" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {text && <p className="mt-3 max-w-2xl text-lg text-ink-2">{text}</p>}
      <form data-finance-form="" noValidate suppressHydrationWarning>
        <div className="finance-form">
          <FinanceChoices id={id} terms={terms} />
          <FinanceResult
            words={loanWords(entry, loan, terms, { formatPercent })}
            range={range}
            warning={warning}
            apply={apply}
            disclaimerId={anchors.disclaimer}
          />
        </div>
        <RepaymentChart drawn={drawSchedule(loan.years)} terms={terms} hasPatterns={isFirst} />
        <FinanceScripts terms={terms} example={example} />
      </form>
      <FinanceFees fees={fees} />
    </section>
  )
}
