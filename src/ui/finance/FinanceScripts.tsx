import type { CalculatorTerms } from '@/domain/finance/calculator-terms'
import { comparisonRate } from '@/domain/finance/comparison-rate'
import { amountHelp, clampEntry, typedEntry } from '@/domain/finance/entries'
import type { ExampleLoanTerms } from '@/domain/finance/example-loan'
import { formatPercent } from '@/domain/finance/format-percent'
import { repayment } from '@/domain/finance/repayment'
import { schedule } from '@/domain/finance/schedule'
import { totalOf } from '@/domain/finance/total-of'
import { trackedEvents } from '@/domain/tracking/events'
import { drawSchedule } from '@/ui/enhance/finance/draw-schedule'
import { liveFinance } from '@/ui/enhance/finance/live-finance'
import { loanWords } from '@/ui/enhance/finance/loan-words'
import { readLoan } from '@/ui/enhance/finance/read-loan'
import { reckonLoan } from '@/ui/enhance/finance/reckon-loan'
import { showLoan } from '@/ui/enhance/finance/show-loan'
import { PageScript } from '@/ui/enhance/PageScript'

/** What brings the calculator to life, with the same rules that the server reckons and draws by. */
export function FinanceScripts({ terms, example }: { terms: CalculatorTerms; example: ExampleLoanTerms }) {
  const { establishmentFee, monthlyFee, rounding, enquireAt } = terms
  return (
    <PageScript
      run={liveFinance}
      settings={{
        establishmentFee,
        monthlyFee,
        rounding,
        enquireAt,
        example: { ...example },
        event: trackedEvents.financeCalculator,
      }}
      parts={{
        amountHelp,
        clampEntry,
        comparisonRate,
        drawSchedule,
        formatPercent,
        loanWords,
        readLoan,
        reckonLoan,
        repayment,
        schedule,
        showLoan,
        totalOf,
        typedEntry,
      }}
    />
  )
}
