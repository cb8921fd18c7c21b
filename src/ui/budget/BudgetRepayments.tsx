import type { Budget } from '@/domain/stock/budget/budget'
import type { BudgetReach } from '@/domain/stock/budget/open-budget'
import { BudgetFigure } from './BudgetFigure'
import { Segments } from './Segments'

interface Props {
  id: string
  budget: Budget
  reach: BudgetReach
  /** The budget buys nothing. */
  isBelow: boolean
}

/** A budget by what can be paid each month or week, and at once (BUD-02…05). */
export function BudgetRepayments({ id, budget, reach, isBelow }: Props) {
  const described = `${id}-result`
  return (
    <div className="budget-part" data-part="repayment">
      <Segments
        legend="I’d like to pay"
        name="frequency"
        id={`${id}-frequency`}
        chosen={budget.frequency}
        choices={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'weekly', label: 'Weekly' },
        ]}
      />
      <BudgetFigure
        id={`${id}-repayment`}
        name="repayment"
        label="Repayment"
        per={budget.frequency === 'weekly' ? 'a week' : 'a month'}
        value={budget.repayment}
        slider={reach[budget.frequency]}
        invalid={isBelow}
        describedBy={described}
      />
      <BudgetFigure
        id={`${id}-deposit`}
        name="deposit"
        label="Deposit"
        value={budget.deposit}
        slider={reach.deposit}
        invalid={isBelow}
        describedBy={described}
      />
      <data hidden data-reach="" data-monthly={reach.monthly.max} data-weekly={reach.weekly.max} value="" />
    </div>
  )
}
