import type { MenuItem } from '@/domain/content/site-chrome'
import { Icon } from '../primitives/Icon'
import { SearchBox } from '../primitives/SearchBox'
import { MenuLinks } from './MenuLinks'

const DRAWER = 'site-menu'

const rowLook = 'flex min-h-13 items-center justify-between gap-3 text-lg font-semibold text-ink-1'

const iconButton = 'flex size-11 items-center justify-center rounded-control text-ink-1 hover:bg-surface-3'

/** The menu on phones and tablets: a drawer over the page, opened and closed without script. */
export function MenuDrawer({ items }: { items: readonly MenuItem[] }) {
  return (
    <div className="xl:hidden">
      <button type="button" popoverTarget={DRAWER} className={iconButton}>
        <Icon name="menu" className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      <div
        id={DRAWER}
        popover="auto"
        className="menu-drawer ground-paper h-dvh max-h-none w-[min(24rem,100vw)] overflow-y-auto overscroll-contain p-5"
      >
        <div className="mb-4 flex items-center gap-3">
          <div className="flex-1">
            <SearchBox id="drawer-search" label="Search our stock" placeholder="Search our stock" />
          </div>
          <button type="button" popoverTarget={DRAWER} popoverTargetAction="hide" className={iconButton}>
            <Icon name="close" className="size-6" />
            <span className="sr-only">Close menu</span>
          </button>
        </div>
        <nav aria-label="Main, small screens">
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.label}>
                <DrawerItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}

function DrawerItem({ item }: { item: MenuItem }) {
  if (item.kind === 'link') {
    return (
      <a href={item.href} className={rowLook}>
        {item.label}
      </a>
    )
  }
  const links = item.all ? [...item.links, item.all] : item.links
  return (
    <details className="group" name="drawer-lists">
      <summary className={rowLook}>
        {item.label}
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <MenuLinks links={links} className="-mx-3 pb-3" />
    </details>
  )
}
