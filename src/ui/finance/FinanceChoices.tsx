import type { CalculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import { amountHelp, parseEntry } from '@/domain/finance/calculator/entries'
import { type FigureName, figureOnInput, type TypedLoan } from '@/domain/finance/calculator/typed-loan'
import type { FrequencyKey } from '@/domain/finance/repayments/frequency'
import { Segments } from '@/ui/primitives/fields/Segments'
import { FinanceFigure } from './FinanceFigure'

interface Props {
  id: string
  terms: CalculatorTerms
  typed: TypedLoan
  onEnter: (entered: Partial<TypedLoan>) => void
  onLeave: (name: FigureName) => void
}

const frequencyChoices: readonly { value: FrequencyKey; label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Fortnightly' },
  { value: 'monthly', label: 'Monthly' },
]

/** All inputs of the calculator (FIN-08, FIN-46). */
export function FinanceChoices({ id, terms, typed, onEnter, onLeave }: Props) {
  const figure = (name: FigureName) => ({
    id: `${id}-${name}`,
    name,
    entry: terms[name],
    text: typed[name],
    onEnter: (text: string) => onEnter({ [name]: figureOnInput(text) }),
    onLeave: () => onLeave(name),
  })
  const depositLabel = terms.depositField === 'tradeIn' ? 'Trade-in' : 'Deposit'
  return (
    <div className="grid min-w-0 gap-5 @max-[44rem]:-mb-40 @max-[44rem]:[&_:is(input,label)]:scroll-mb-38 [@media(scripting:none)]:hidden">
      <FinanceFigure
        {...figure('amount')}
        label="Purchase amount"
        unit="dollars"
        help={amountHelp(parseEntry(typed.amount), terms.amount) ?? ''}
      />
      <FinanceFigure {...figure('term')} label="Loan term" unit="years" />
      <FinanceFigure {...figure('interest')} label="Interest rate" unit="percent" />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 @min-[19rem]:grid-cols-2">
        <FinanceFigure {...figure('deposit')} label={depositLabel} unit="dollars" optional />
        <FinanceFigure {...figure('residual')} label="Residual" unit="dollars" optional />
      </div>
      <Segments
        legend="Repayments"
        name="frequency"
        id={`${id}-frequency`}
        chosen={typed.frequency}
        choices={frequencyChoices}
        onChoose={(frequency) => onEnter({ frequency })}
      />
    </div>
  )
}
