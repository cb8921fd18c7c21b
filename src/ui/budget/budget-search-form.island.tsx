'use client'

import { useRef } from 'react'
import { budgetTerms } from '@/domain/stock/budget/budget'
import type { BudgetView } from '@/domain/stock/budget/budget-view'
import { isBelowMinimum } from '@/domain/stock/budget/price-window'
import { readBudgetFields } from '@/domain/stock/budget/typed-budget'
import { island } from '@/ui/island/island'
import { useRestoredFields } from '@/ui/island/use-restored-fields'
import { Segments } from '@/ui/primitives/fields/Segments'
import { Queries } from '@/ui/query/Queries'
import { BudgetBodies } from './BudgetBodies'
import { BudgetPrices } from './BudgetPrices'
import { BudgetRepayments } from './BudgetRepayments'
import { BudgetResult } from './BudgetResult'
import { useBudget } from './use-budget'
import { useBudgetStock } from './use-budget-stock'

interface BudgetSearchProps extends BudgetView {
  id: string
  bodyLimit: number
}

/**
 * A plain form that submits to the results. In the browser, figures, sliders and the number of vehicles stay
 * in step (BUD-01).
 */
function BudgetSearch(props: BudgetSearchProps) {
  return (
    <Queries>
      <BudgetFields {...props} />
    </Queries>
  )
}

const ways = [
  { value: 'repayment', label: 'Repayments' },
  { value: 'price', label: 'Price' },
] as const

function BudgetFields({
  id,
  stock,
  reach,
  slider,
  quick,
  bodyLimit,
  wording,
  ...opening
}: BudgetSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useBudget(opening.budget, opening.usual)
  const { typed, requested, change } = fields
  useRestoredFields(form, (restored) => change(readBudgetFields(restored)))
  const found = useBudgetStock(requested, stock, opening.budget)
  const isBelow = found.count === 0 && isBelowMinimum(requested.total, found.lowest, budgetTerms)
  return (
    <form
      ref={form}
      className="group/budget grid gap-6 not-first:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-12"
      method="get"
      action="/api/stock/budget"
      // Every input has a meaning (BUD-02), and a browser cannot point at an error in a hidden field.
      noValidate
    >
      <div className="grid min-w-0 gap-7">
        <Segments
          legend="Set your budget by"
          name="by"
          id={`${id}-by`}
          chosen={typed.by}
          choices={ways}
          onChoose={fields.setBy}
        />
        <BudgetRepayments {...{ id, fields, reach }} isBelow={isBelow && !requested.isByPrice} />
        <BudgetPrices {...{ fields, slider, quick }} isBelow={isBelow && requested.isByPrice} />
        <BudgetBodies
          bodies={stock.bodies}
          counts={found.bodies}
          chosen={typed.bodies}
          limit={bodyLimit}
          wording={wording}
          onChange={(bodies) => change({ bodies })}
        />
      </div>
      <BudgetResult id={id} requested={requested} found={found} wording={wording} />
    </form>
  )
}

export default island('budget-search-form', 'load', BudgetSearch)
