import { MOST_SAVED } from '@/domain/stock/saved-vehicles'
import { SEARCH_PATH } from '@/domain/stock/search/search-path'
import { keptList } from '@/ui/enhance/kept-list'
import { openKept } from '@/ui/enhance/open-kept'
import { PageScript } from '@/ui/enhance/PageScript'
import { ButtonLink } from '@/ui/primitives/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'

interface Props {
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  /** None of the vehicles in the address is listed any more: the shopper's own are not asked for instead. */
  areGone: boolean
}

/** A watchlist with nothing on it. Without vehicles in the address the shopper's own are looked for first. */
export function EmptyWatchlist({ wording, areGone }: Props) {
  const vehicle = wording.toLowerCase()
  return (
    <div data-kept-page suppressHydrationWarning>
      {!areGone && (
        <PageScript
          run={openKept}
          settings={{ list: 'favourites', parameter: 'saved', most: MOST_SAVED }}
          parts={{ keptList }}
        />
      )}
      <EmptyState
        icon="heart"
        title={areGone ? 'These have found new homes' : 'Nothing saved yet'}
        actions={<ButtonLink link={{ label: `Find a ${vehicle}`, href: SEARCH_PATH }} />}
      >
        {areGone
          ? `None of the ${vehicle}s on this list is for sale any more.`
          : `Tap the heart on a ${vehicle} to keep it here and compare it later. Your list stays on this device.`}
      </EmptyState>
    </div>
  )
}
