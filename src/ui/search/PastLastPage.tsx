import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'

/** For an address whose page number is beyond the results, such as a bookmark from when there was more stock. */
export function PastLastPage({ pages, lastHref }: { pages: number; lastHref: string }) {
  const isOne = pages === 1
  const way = { label: isOne ? 'Show them' : 'Go to the last page', href: lastHref }
  return (
    <EmptyState icon="list" actions={<ButtonLink link={way} />}>
      {isOne ? 'All of them are on one page.' : `They fill ${pages} pages, and this address is past them.`}
    </EmptyState>
  )
}
