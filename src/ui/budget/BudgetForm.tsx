import { budgetTerms, budgetTotal } from '@/domain/stock/budget/budget'
import { type BudgetSettings, budgetReach, openingBudget } from '@/domain/stock/budget/open-budget'
import { isBelowMinimum } from '@/domain/stock/budget/price-window'
import { BudgetBodies, type BudgetBody } from './BudgetBodies'
import { BudgetPrices } from './BudgetPrices'
import { BudgetRepayments } from './BudgetRepayments'
import { BudgetResult } from './BudgetResult'
import { BudgetScripts } from './BudgetScripts'
import { Segments } from './Segments'

export interface BudgetFormProps {
  /** Unique on the page. */
  id: string
  stock: {
    readonly count: number
    readonly lowest: number | null
    readonly highest: number | null
    readonly bodies: readonly BudgetBody[]
  }
  settings: BudgetSettings & { readonly 'site.vehicleWording': 'Car' | 'Motorcycle' }
  /** Body types that show at once. */
  bodyLimit: number
}

/**
 * What a shopper can pay, by repayments or by price, the bodies they like, and how many vehicles that buys (BUD-01). A plain
 * form; scripts keep figures, sliders and the number together.
 */
export function BudgetForm({ id, stock, settings, bodyLimit }: BudgetFormProps) {
  const budget = openingBudget(settings)
  const total = budgetTotal(budget, budgetTerms)
  const wording = settings['site.vehicleWording']
  const isBelow = isBelowMinimum(total, stock.lowest, budgetTerms)
  return (
    <form
      className="budget"
      method="get"
      action="/api/stock/budget"
      // Whatever the fields hold has a meaning (BUD-02), and a browser cannot say what is wrong with those that are put away.
      noValidate
      data-budget=""
      suppressHydrationWarning
      data-state={stock.count === 0 ? 'none' : 'known'}
    >
      <div className="budget-choices">
        <Segments
          legend="Set your budget by"
          name="by"
          id={`${id}-by`}
          chosen="repayment"
          choices={[
            { value: 'repayment', label: 'Repayments' },
            { value: 'price', label: 'Price' },
          ]}
        />
        <BudgetRepayments
          id={id}
          budget={budget}
          reach={budgetReach(stock.highest, settings, budgetTerms)}
          isBelow={isBelow}
        />
        <BudgetPrices settings={settings} highest={total} />
        <BudgetBodies bodies={stock.bodies} limit={bodyLimit} wording={wording} />
      </div>
      <BudgetResult id={id} budget={budget} total={total} count={stock.count} wording={wording} />
      <BudgetScripts settings={settings} />
    </form>
  )
}
