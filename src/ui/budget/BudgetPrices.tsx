import { formatDollars } from '@/domain/money/money'
import { type BudgetSettings, priceSlider, quickPrices } from '@/domain/stock/budget/open-budget'
import { budgetFields } from '@/domain/stock/budget/parse-budget'
import { RangeSlider } from '@/ui/search/RangeSlider'

interface Props {
  settings: BudgetSettings
  /** Dollars: the highest price to open with. */
  highest: number
}

/** A budget by the price itself: a slider, its fields, and prices to choose with one tap (BUD-09…11). */
export function BudgetPrices({ settings, highest }: Props) {
  const prices = quickPrices(settings)
  return (
    <div className="budget-part" data-part="price">
      <RangeSlider
        attribute="price"
        legend="Price"
        slider={priceSlider(settings)}
        bounds={{ max: Math.floor(highest) }}
      />
      {prices.length > 0 && (
        <fieldset className="budget-quick">
          <legend className="sr-only">Highest price</legend>
          {prices.map((price) => (
            <button key={price} type="submit" name={budgetFields.quick} value={price}>
              <span className="sr-only">Up to </span>
              {formatDollars(price)}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
