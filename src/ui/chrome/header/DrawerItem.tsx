import type { MenuItem } from '@/domain/content/site-chrome'
import { Icon } from '@/ui/primitives/Icon'
import { MenuLinks } from './MenuLinks'
import { ModelTile } from './ModelTile'

interface DrawerItemProps {
  item: MenuItem
  imageCdn: string
}

const rowLook =
  'flex min-h-14 w-full items-center justify-between gap-3 font-display text-lg font-semibold text-ink-1'

/** One row of the drawer: a link, or a title that expands its list. One list is open at a time. */
export function DrawerItem({ item, imageCdn }: DrawerItemProps) {
  if (item.kind === 'link') {
    return (
      <a href={item.href} className={rowLook}>
        {item.label}
      </a>
    )
  }
  return (
    <details className="group" name="drawer-lists">
      <summary className={rowLook}>
        {item.label}
        <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <DrawerList item={item} imageCdn={imageCdn} />
    </details>
  )
}

function DrawerList({ item, imageCdn }: { item: Exclude<MenuItem, { kind: 'link' }>; imageCdn: string }) {
  if (item.kind === 'models' && item.pictures) {
    return (
      <>
        <ul className="-mx-2 grid grid-cols-2 gap-1">
          {item.models.map((model) => (
            <li key={model.href}>
              <ModelTile model={model} imageCdn={imageCdn} />
            </li>
          ))}
        </ul>
        <MenuLinks links={[item.all]} className="-mx-3 pb-3" />
      </>
    )
  }
  const links = item.kind === 'models' ? item.models : item.links
  return <MenuLinks links={item.all ? [...links, item.all] : links} className="-mx-3 pb-3" />
}
