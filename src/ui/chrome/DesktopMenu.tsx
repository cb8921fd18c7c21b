import type { MenuItem } from '@/domain/content/site-chrome'
import { Icon } from '../primitives/Icon'
import { MenuLinks } from './MenuLinks'

const itemLook =
  'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-2 font-medium min-[90rem]:px-3 text-ink-1 transition-colors hover:bg-surface-3'

/** The menu on wide screens. Lists open as popovers: Escape and a click elsewhere close them, and no script is needed. */
export function DesktopMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <nav aria-label="Main" className="hidden xl:block">
      <ul className="flex flex-wrap items-center">
        {items.map((item, position) => (
          <li key={item.label}>
            {item.kind === 'link' ? (
              <a href={item.href} className={itemLook}>
                {item.label}
              </a>
            ) : (
              <MenuPopover item={item} name={`menu-${position}`} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuPopover({ item, name }: { item: Extract<MenuItem, { kind: 'list' }>; name: string }) {
  const anchor = `--${name}`
  return (
    <>
      <button
        type="button"
        popoverTarget={name}
        style={{ anchorName: anchor }}
        className={`group ${itemLook}`}
      >
        {item.label}
        <Icon name="chevron" className="size-4" />
      </button>
      <div
        id={name}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className={`menu-panel ground-paper rounded-card border border-line p-3 shadow-raised ${item.models ? 'w-[min(56rem,calc(100vw-3rem))]' : 'min-w-64'}`}
      >
        <MenuLinks
          links={item.links}
          className={item.models ? 'columns-2 gap-3 lg:columns-3 [&>li]:break-inside-avoid' : ''}
        />
        {item.all && (
          <a
            href={item.all.href}
            className="mt-2 flex min-h-11 items-center gap-2 border-t border-line px-3 pt-2 font-semibold text-link"
          >
            {item.all.label}
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </>
  )
}
