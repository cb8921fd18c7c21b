'use client'

import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { savedPath } from '@/domain/vehicle/saved/saved-vehicles'
import { island } from '@/ui/island/island'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { readFavourites } from '@/ui/stores/favourites'
import { useRedirectToSaved } from '@/ui/stores/use-redirect-to-saved'

interface Props {
  path: string
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  /** None of the vehicles in the URL is listed any more. The saved vehicles are then not used instead. */
  areGone: boolean
}

/**
 * An empty watchlist. Without vehicles in the URL it redirects to the shopper's saved ones, if there are any.
 */
function EmptyWatchlist({ path, wording, areGone }: Props) {
  const isEmpty = useRedirectToSaved({
    parameter: 'saved',
    read: readFavourites,
    addressOf: (slugs) => savedPath(path, slugs),
  })
  const vehicle = wording.toLowerCase()
  return (
    <div className="saved-page" data-known={areGone || isEmpty ? '' : undefined}>
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

export default island('empty-watchlist', 'load', EmptyWatchlist)
