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
    <div className="budget-part" data-part="price">
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
        <fieldset className="budget-quick">
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
            >
              Up to {formatDollars(price)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
