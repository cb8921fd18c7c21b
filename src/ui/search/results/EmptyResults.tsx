import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { ClearLink, SearchLink } from '../SearchLink'
import { useSearch } from '../search-context'

/**
 * The message for no results, with a link to continue (SEARCH-02, SEARCH-36), or the budget's message
 * (BUD-08).
 */
export function EmptyResults() {
  const { budgetNote } = useSearch().answer
  const actions = (
    <>
      <ClearLink className={buttonClass('primary')}>Clear filters</ClearLink>
      <ButtonLink link={{ label: 'See all stock', href: SEARCH_PATH }} look="secondary" />
    </>
  )
  if (budgetNote) {
    const [title, message] = budgetNote
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

/**
 * The message for a page number beyond the last page, for example in a bookmark from when there was more
 * stock.
 */
export function PastLastPage() {
  const { pages, query } = useSearch().answer
  const isOne = pages === 1
  const way = (
    <SearchLink to={{ ...query, page: pages }} className={buttonClass('primary')}>
      {isOne ? 'Show them' : 'Go to the last page'}
    </SearchLink>
  )
  return (
    <EmptyState icon="list" actions={way}>
      {isOne ? 'All of them are on one page.' : `They fill ${pages} pages, and this address is past them.`}
    </EmptyState>
  )
}
