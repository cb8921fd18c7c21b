import type { MenuItem } from '@/domain/content/site-chrome'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import SearchBox from '@/ui/search/suggestions/search-box.island'
import CloseMenu from './close-menu.island'
import { DrawerItem } from './DrawerItem'
import { iconButton } from './header-look'
import { PhoneLink } from './PhoneLink'
import WatchlistLink from './watchlist-link.island'

interface MenuDrawerProps {
  items: readonly MenuItem[]
  phone: string | null
  /** The watchlist's path; null where saving vehicles is off. */
  watchlist: string | null
  imageCdn: string
  className: string
}

const DRAWER = 'site-menu'

/**
 * The menu on phones and tablets: a modal dialog. The browser traps the focus, closes the dialog on Escape or
 * a tap beside it, and restores the focus. `close-menu.island.tsx` adds what older browsers lack, and handles
 * the Back button.
 */
export function MenuDrawer({ items, phone, watchlist, imageCdn, className }: MenuDrawerProps) {
  return (
    <div className={className}>
      <button
        type="button"
        {...dialogCommand(DRAWER, 'show-modal')}
        aria-haspopup="dialog"
        className={iconButton}
      >
        <Icon name="menu" className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      <dialog id={DRAWER} aria-label="Menu" closedby="any" className="menu-drawer ground-paper">
        <div className="sticky top-0 z-10 flex items-center gap-2 border-b border-line bg-surface-1 px-4 py-3">
          <div className="min-w-0 flex-1">
            <SearchBox id="drawer-search" label="Search our stock" placeholder="Search our stock" />
          </div>
          <CloseMenu dialog={DRAWER} />
        </div>
        <nav aria-label="Main, small screens" className="px-5">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.label}>
                <DrawerItem item={item} imageCdn={imageCdn} />
              </li>
            ))}
          </ul>
        </nav>
        {(watchlist || phone) && (
          <div className="mt-auto flex flex-wrap gap-3 border-t border-line p-5">
            {watchlist && (
              <WatchlistLink
                href={watchlist}
                worded
                className="flex min-h-12 flex-1 items-center justify-center gap-3 rounded-control border border-line px-4 font-semibold"
              />
            )}
            {phone && (
              <div className="grid flex-1 *:min-h-12">
                <PhoneLink phone={phone} look="button" labelled />
              </div>
            )}
          </div>
        )}
      </dialog>
    </div>
  )
}
