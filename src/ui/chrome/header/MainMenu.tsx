import type { MenuItem } from '@/domain/content/site-chrome'
import type { HeaderBackground, HeaderLayout } from '@/domain/flags/templates'
import { Icon } from '@/ui/primitives/Icon'
import { MenuLinks } from './MenuLinks'
import { ModelsPanel } from './ModelsPanel'
import { panelClass } from './panel-look'

interface MainMenuProps {
  items: readonly MenuItem[]
  look: HeaderLayout['menu']
  ground: HeaderBackground
  imageCdn: string
}

const itemLook: Record<HeaderLayout['menu'], string> = {
  plain: 'menu-item font-medium',
  bold: 'menu-item font-display text-[0.9375rem] font-bold tracking-[0.02em] uppercase',
}

/**
 * The menu on wide screens (HF-01, HF-04). Lists open as popovers, one at a time. Escape and a click
 * elsewhere close them without JavaScript. `header-behaviour.island.tsx` adds hover and the arrow keys.
 */
export function MainMenu({ items, look, ground, imageCdn }: MainMenuProps) {
  return (
    <nav aria-label="Main" className="menu-bar">
      <ul className="flex items-center">
        {items.map((item, position) => (
          <li key={item.label}>
            {item.kind === 'link' ? (
              <a href={item.href} className={itemLook[look]}>
                {item.label}
              </a>
            ) : (
              <OpeningItem
                item={item}
                id={`menu-${position}`}
                className={itemLook[look]}
                ground={panelClass[ground]}
                imageCdn={imageCdn}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface OpeningItemProps {
  item: Exclude<MenuItem, { kind: 'link' }>
  id: string
  className: string
  ground: string
  imageCdn: string
}

function OpeningItem({ item, id, className, ground, imageCdn }: OpeningItemProps) {
  return (
    <>
      <button type="button" popoverTarget={id} style={{ anchorName: `--${id}` }} className={className}>
        {item.label}
        <Icon name="chevron" className="size-4" />
      </button>
      {item.kind === 'models' ? (
        <ModelsPanel item={item} id={id} ground={ground} imageCdn={imageCdn} />
      ) : (
        <ListPanel item={item} id={id} ground={ground} />
      )}
    </>
  )
}

function ListPanel({
  item,
  id,
  ground,
}: {
  item: Extract<MenuItem, { kind: 'list' }>
  id: string
  ground: string
}) {
  return (
    <div
      id={id}
      popover="auto"
      style={{ positionAnchor: `--${id}` }}
      className={`menu-panel menu-panel-list ${ground} min-w-72 rounded-card border border-line p-2 shadow-raised`}
    >
      <MenuLinks links={item.links} />
      {item.all && (
        <a
          href={item.all.href}
          className="mt-2 flex min-h-12 items-center justify-between gap-2 border-t border-line px-3 pt-2 font-semibold text-link"
        >
          {item.all.label}
          <Icon name="arrow" />
        </a>
      )}
    </div>
  )
}
