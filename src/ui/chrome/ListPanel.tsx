import type { MenuItem } from '@/domain/content/site-chrome'
import { Icon } from '../primitives/Icon'
import { MenuLinks } from './MenuLinks'

interface ListPanelProps {
  item: Extract<MenuItem, { kind: 'list' }>
  id: string
  ground: string
}

/** A list of links below its title. */
export function ListPanel({ item, id, ground }: ListPanelProps) {
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
