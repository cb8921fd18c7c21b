import type { CalculatorTerms } from '@/domain/finance/calculator-terms'
import { amountHelp } from '@/domain/finance/entries'
import { Segments } from '@/ui/budget/Segments'
import { FinanceFigure } from './FinanceFigure'

/** Everything a shopper can enter (FIN-08, FIN-46). */
export function FinanceChoices({ id, terms }: { id: string; terms: CalculatorTerms }) {
  return (
    <div className="finance-choices">
      <FinanceFigure
        id={`${id}-amount`}
        name="amount"
        label="Purchase amount"
        unit="dollars"
        entry={terms.amount}
        help={amountHelp(terms.amount.value, terms.amount) ?? ''}
      />
      <FinanceFigure id={`${id}-term`} name="term" label="Loan term" unit="years" entry={terms.term} />
      <FinanceFigure
        id={`${id}-interest`}
        name="interest"
        label="Interest rate"
        unit="percent"
        entry={terms.interest}
      />
      <div className="finance-pair">
        <FinanceFigure
          id={`${id}-deposit`}
          name="deposit"
          label={terms.depositField === 'tradeIn' ? 'Trade-in' : 'Deposit'}
          unit="dollars"
          entry={terms.deposit}
          optional
        />
        <FinanceFigure
          id={`${id}-residual`}
          name="residual"
          label="Residual"
          unit="dollars"
          entry={terms.residual}
          optional
        />
      </div>
      <Segments
        legend="Repayments"
        name="frequency"
        id={`${id}-frequency`}
        chosen={terms.frequency}
        choices={[
          { value: 'weekly', label: 'Weekly' },
          { value: 'fortnightly', label: 'Fortnightly' },
          { value: 'monthly', label: 'Monthly' },
        ]}
      />
    </div>
  )
}
