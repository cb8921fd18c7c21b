import { Icon } from '../primitives/Icon'

interface WatchlistLinkProps {
  href: string
  className: string
  /** In words beside the heart, or for screen readers alone. */
  worded?: boolean
}

/** The way to the vehicles a shopper has saved. `countFavourites` writes how many into it; until then there is no figure. */
export function WatchlistLink({ href, className, worded = false }: WatchlistLinkProps) {
  return (
    <a href={href} data-watchlist className={className}>
      <span className={worded ? 'order-last' : 'sr-only'}>Watchlist</span>
      <span className="relative">
        <Icon name="heart" className="size-6" />
        <span data-watchlist-count hidden className="watchlist-count" suppressHydrationWarning>
          0
        </span>
      </span>
    </a>
  )
}
