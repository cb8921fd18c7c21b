import { formatDollars } from '@/domain/money/money'
import { type Budget, budgetTerms } from '@/domain/stock/budget/budget'
import { nothingFound } from '@/domain/stock/budget/price-window'
import { resultsNoun } from '@/domain/stock/search/results-count'
import { Button } from '@/ui/primitives/Button'

interface Props {
  id: string
  budget: Budget
  total: number
  count: number
  wording: 'Car' | 'Motorcycle'
}

/**
 * What the budget comes to, how many vehicles it buys and the way to them (BUD-06, SEARCH-03), or that it buys none (BUD-08).
 * The button opens usable: without scripts a shopper whose first budget buys nothing must be able to send another; the script
 * turns it off. No rate stands here, so neither does a repayment of ours: what is multiplied is what the shopper typed.
 */
export function BudgetResult({ id, budget, total, count, wording }: Props) {
  const [heading, message] = nothingFound(wording)
  return (
    <div className="budget-result ground-night" id={`${id}-result`}>
      <div className="with-scripts">
        <p className="budget-label">Total budget</p>
        <p className="budget-total tabular" data-budget-total="">
          {formatDollars(total)}
        </p>
        <p className="budget-sum" data-budget-sum="">
          {budgetTerms[budget.frequency] * budgetTerms.years} {budget.frequency} repayments of{' '}
          {formatDollars(budget.repayment)} and your deposit of {formatDollars(budget.deposit)}.
        </p>
      </div>
      <p className="budget-terms">
        Over a {budgetTerms.years}-year loan term. Interest and fees are not included, so a loan buys less
        than this.
      </p>
      <div className="budget-none" data-budget-none="" hidden={count !== 0}>
        <strong>{heading}</strong>
        <span>{message}</span>
        <span data-budget-from="" />
      </div>
      <Button type="submit" size="large" className="w-full" data-budget-show="">
        <ShowMe count={count} wording={wording} />
      </Button>
      <p className="sr-only" role="status" data-budget-status="" />
    </div>
  )
}

/** How many there are, counting up or down (SEARCH-03, SEARCH-04); the number beside the one that is seen is spoken. */
function ShowMe({ count, wording }: Pick<Props, 'count' | 'wording'>) {
  const number = count.toLocaleString('en-AU')
  return (
    <>
      <span className="with-scripts" data-when="known">
        Show Me{' '}
        <span aria-hidden="true" data-count={count} className="tabular">
          {number}
        </span>
        <span className="sr-only" data-spoken="">
          {number}
        </span>{' '}
        <span data-noun="">{resultsNoun(count, wording)}</span>
      </span>
      <span className="with-scripts" data-when="unknown">
        Show results
      </span>
      <span className="without-scripts">Show results</span>
    </>
  )
}
