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
      className={className}
    >
      <span className={worded ? 'order-last' : 'sr-only'}>Watchlist</span>
      <span className="relative">
        <Icon name="heart" className="size-6" />
        {saved.length > 0 && (
          <span className="absolute -top-2 left-3.5 min-w-5 rounded-2xl border-2 border-ground bg-button px-[0.1875rem] text-center text-[0.75rem] leading-4 font-bold text-on-button tabular-nums">
            {saved.length > 99 ? '99+' : saved.length}
          </span>
        )}
      </span>
    </a>
  )
}

export default island('watchlist-link', 'idle', WatchlistLink)
