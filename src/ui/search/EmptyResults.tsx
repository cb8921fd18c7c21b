import { nothingFound } from '@/domain/stock/budget/price-window'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'

interface Props {
  clearHref: string
  /** The site's word for a vehicle, where a budget that buys nothing was asked about. */
  budgetFor?: string
}

/** Says that nothing matched, and leads on (SEARCH-02, SEARCH-36); of a budget that buys nothing, that it does not (BUD-08). */
export function EmptyResults({ clearHref, budgetFor }: Props) {
  const actions = (
    <>
      <span data-clear-filters className="contents">
        <ButtonLink link={{ label: 'Clear filters', href: clearHref }} />
      </span>
      <ButtonLink link={{ label: 'See all stock', href: SEARCH_PATH }} look="secondary" />
    </>
  )
  if (budgetFor !== undefined) {
    const [title, message] = nothingFound(budgetFor)
    return (
      <EmptyState icon="search" title={title} actions={actions}>
        {`${message}. Go back and try a larger repayment or deposit.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="search" actions={actions}>
      No results found for your search at this time. Please try adjusting the filters for more results.
    </EmptyState>
  )
}
