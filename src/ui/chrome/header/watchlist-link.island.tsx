'use client'

import { savedPath } from '@/domain/vehicle/saved/saved-vehicles'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { useFavourites } from '@/ui/stores/favourites'

interface WatchlistLinkProps {
  href: string
  className: string
  /** Shows the words beside the heart; otherwise only screen readers get them. */
  worded?: boolean
}

function WatchlistLink({ href, className, worded = false }: WatchlistLinkProps) {
  const saved = useFavourites()
  return (
    <a
      href={savedPath(
        href,
        saved.map(({ slug }) => slug),
      )}
      className={`watchlist-link ${className}`}
    >
      <span className={worded ? 'order-last' : 'sr-only'}>Watchlist</span>
      <span className="relative">
        <Icon name="heart" className="size-6" />
        {saved.length > 0 && (
          <span className="watchlist-count">{saved.length > 99 ? '99+' : saved.length}</span>
        )}
      </span>
    </a>
  )
}

export default island('watchlist-link', 'idle', WatchlistLink)
