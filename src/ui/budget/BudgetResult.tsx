import { formatDollars } from '@/domain/money/money'
import { budgetTerms } from '@/domain/stock/budget/budget'
import { nothingFound } from '@/domain/stock/budget/price-window'
import type { RequestedBudget } from '@/domain/stock/budget/requested-budget'
import { resultsNoun } from '@/domain/stock/search/results/results-count'
import { useHydrated } from '@/ui/island/use-hydrated'
import { Button } from '@/ui/primitives/buttons/Button'
import { ShowMe } from '@/ui/search/ShowMe'
import type { FoundStock } from './use-budget-stock'

interface Props {
  id: string
  requested: RequestedBudget
  found: FoundStock
  wording: 'Car' | 'Motorcycle'
}

const warning = 'budget-none grid rounded-control bg-critical-soft px-4 py-3 text-critical'

/** Shows the cents that were typed, so that the figures add up to the total. */
const dollars = (value: number) => formatDollars(value, 'ifAny')

/**
 * The total budget, the number of vehicles within it and the link to them (BUD-06, SEARCH-03), or a message
 * that there are none (BUD-08). The server renders the button enabled: without JavaScript, a shopper whose
 * first budget finds nothing must be able to submit another. No rate or calculated repayment appears here:
 * the repayment is the amount that the shopper typed.
 */
export function BudgetResult({ id, requested, found, wording }: Props) {
  const isNone = found.count === 0 && !found.isUnknown
  const isHydrated = useHydrated()
  const messages = [...nothingFound(wording)]
  if (found.isAnswer && found.lowest !== null) messages.push(`Prices start at ${dollars(found.lowest)}`)
  const spoken = isNone ? messages.join('. ') : `${found.count} ${resultsNoun(found.count, wording)} found`
  return (
    // The height of the longest message is reserved. The sticky position does not follow the header: a button
    // that moves while it is pressed misses the click.
    <div
      className="ground-night flex flex-col gap-4 rounded-card p-7 lg:sticky lg:top-[calc(var(--header-reach)+1rem)] lg:min-h-100"
      id={`${id}-result`}
    >
      <div className="with-scripts">
        <p className="mb-1 font-semibold text-ink-2">Total budget</p>
        <p className="budget-total tabular font-display text-[clamp(2.5rem,2rem+2vw,3.25rem)] leading-[1.1] font-(weight:--display-weight) tracking-(--display-tracking)">
          {requested.isAnyPrice ? 'Any price' : dollars(requested.total)}
        </p>
        <p className="budget-sum mt-1 min-h-12 text-ink-2">{sumOf(requested)}</p>
      </div>
      <p className="text-sm text-ink-3 group-has-[[value=price]:checked]/budget:hidden">
        Over a {budgetTerms.years}-year loan term. Interest and fees are not included, so a loan buys less
        than this.
      </p>
      {isNone && <NothingFound messages={messages} />}
      {found.isUnknown && <NotCounted onRetry={found.retry} />}
      <Button
        type="submit"
        size="large"
        className="budget-show mt-auto w-full"
        disabled={isNone && isHydrated}
      >
        {found.isUnknown ? 'Show results' : <ShowMe count={found.count} wording={wording} />}
      </Button>
      <p className="sr-only" role="status">
        {found.isAnswer && spoken}
      </p>
    </div>
  )
}

function NothingFound({ messages: [heading, ...rest] }: { messages: readonly string[] }) {
  return (
    <div className={warning}>
      <strong>{heading}</strong>
      {rest.map((message) => (
        <span key={message}>{message}</span>
      ))}
    </div>
  )
}

function NotCounted({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={warning} role="alert">
      We could not count the vehicles for this budget.
      <button type="button" className="min-h-11 justify-self-start font-semibold underline" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

function sumOf({ isByPrice, isAnyPrice, frequency, repayment, deposit }: RequestedBudget): string {
  if (isAnyPrice) return 'No highest price is set.'
  if (isByPrice) return 'The highest price you would pay.'
  const periods = budgetTerms[frequency] * budgetTerms.years
  return `${periods} ${frequency} repayments of ${dollars(repayment)} and your deposit of ${dollars(deposit)}.`
}
