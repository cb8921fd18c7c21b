import { formatDollars } from '@/domain/money/money'
import { budgetFields } from '@/domain/stock/budget/typed-budget'
import { MAX_DOLLARS, type SliderRange } from '@/domain/stock/search/facets/range-choices'
import { DollarRange } from '@/ui/primitives/fields/DollarRange'
import type { BudgetFields } from './use-budget'

interface Props {
  fields: BudgetFields
  slider: SliderRange
  quick: readonly number[]
  isBelow: boolean
}

const names = { min: budgetFields.lowest, max: budgetFields.highest }

/** A budget by price: a slider, its fields, and prices to choose with one tap (BUD-09…11). */
export function BudgetPrices({ fields: { typed, change, tidy }, slider, quick, isBelow }: Props) {
  return (
    <div className="grid gap-3 group-not-has-[[value=price]:checked]/budget:hidden" data-part="price">
      <DollarRange
        legend="Price"
        names={names}
        track={slider}
        most={MAX_DOLLARS}
        range={{ min: typed.lowest, max: typed.highest }}
        onChange={({ min, max }) => change({ lowest: min, highest: max })}
        onLeave={tidy}
        invalid={isBelow}
      />
      {quick.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">Highest price</legend>
          {quick.map((price) => (
            <button
              key={price}
              type="submit"
              name={budgetFields.quick}
              value={price}
              onClick={(event) => {
                event.preventDefault()
                change({ highest: String(price) })
              }}
              className="min-h-11 cursor-pointer rounded-[2rem] border border-outline px-4 text-[0.9375rem] tabular-nums hover:bg-surface-3"
            >
              Up to {formatDollars(price)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
