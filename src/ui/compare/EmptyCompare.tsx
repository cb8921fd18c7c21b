import { MOST_COMPARED } from '@/domain/compare/compare-path'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { leaveCompare } from '@/ui/enhance/compare/leave-compare'
import { keptList } from '@/ui/enhance/kept-list'
import { openKept } from '@/ui/enhance/open-kept'
import { PageScript } from '@/ui/enhance/PageScript'
import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'

interface Props {
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  /** Slugs of the vehicles in the address, where none is the website's any more: the shopper's own are not asked for instead. */
  gone: readonly string[]
}

/** A comparison of nothing. Without vehicles in the address the shopper's own are looked for first. */
export function EmptyCompare({ wording, gone }: Props) {
  const areGone = gone.length > 0
  const word = wording.toLowerCase()
  return (
    <div data-kept-page suppressHydrationWarning>
      {areGone ? (
        <PageScript run={leaveCompare} settings={{ gone }} parts={{ keptList }} />
      ) : (
        <PageScript
          run={openKept}
          settings={{ list: 'compare', parameter: 'cars', most: MOST_COMPARED }}
          parts={{ keptList }}
        />
      )}
      <EmptyState
        icon="grid"
        title={areGone ? `These ${word}s are no longer listed` : 'Nothing to compare yet'}
        actions={<ButtonLink link={{ label: `Find a ${word}`, href: SEARCH_PATH }} />}
      >
        {`Choose Compare on up to ${MOST_COMPARED} ${word}s to see them side by side here.`}
      </EmptyState>
    </div>
  )
}
