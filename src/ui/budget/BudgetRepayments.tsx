import type { BudgetReach } from '@/domain/stock/budget/open-budget'
import { Segments } from '@/ui/primitives/fields/Segments'
import { BudgetFigure } from './BudgetFigure'
import type { BudgetFields } from './use-budget'

interface Props {
  id: string
  fields: BudgetFields
  reach: BudgetReach
  isBelow: boolean
}

const frequencyChoices = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'weekly', label: 'Weekly' },
] as const

/**
 * A budget by monthly or weekly repayments and an upfront amount (BUD-02…05). Only the fields of the chosen
 * mode show, with or without JavaScript.
 */
export function BudgetRepayments({ id, fields, reach, isBelow }: Props) {
  const { typed, change, setFrequency, tidy } = fields
  const figure = (name: 'repayment' | 'deposit') => ({
    id: `${id}-${name}`,
    name,
    text: typed[name],
    invalid: isBelow,
    describedBy: `${id}-result`,
    onEnter: (text: string) => change({ [name]: text }),
    onLeave: tidy,
  })
  return (
    <div className="grid gap-6 group-has-[[value=price]:checked]/budget:hidden" data-part="repayment">
      <Segments
        legend="I’d like to pay"
        name="frequency"
        id={`${id}-frequency`}
        chosen={typed.frequency}
        choices={frequencyChoices}
        onChoose={setFrequency}
      />
      <BudgetFigure
        {...figure('repayment')}
        label="Repayment"
        per={typed.frequency === 'weekly' ? 'a week' : 'a month'}
        slider={reach[typed.frequency]}
      />
      <BudgetFigure {...figure('deposit')} label="Deposit" slider={reach.deposit} />
    </div>
  )
}
