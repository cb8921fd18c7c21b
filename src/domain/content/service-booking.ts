import type { Link } from '../url/link'
import type { FooterColumn, MenuItem } from './site-chrome'

/** The website's own service page, to which editors link. */
const SERVICE = '/service'

/** Links to the service page lead to the brand's booking site, where the website has one (ROUTE-47). */
function toBookingSite<Each extends Link>(links: readonly Each[], booking: string): readonly Each[] {
  if (!booking) return links
  return links.map((link) => (link.href === SERVICE ? { ...link, href: booking } : link))
}

function itemToBookingSite(item: MenuItem, booking: string): MenuItem {
  if (item.kind === 'list') return { ...item, links: toBookingSite(item.links, booking) }
  if (item.kind === 'link' && item.href === SERVICE && booking) return { ...item, href: booking }
  return item
}

/** The same for the links of blocks, wherever a block keeps them. */
export function blocksToBookingSite<Content>(content: Content, booking: string): Content {
  if (!booking) return content
  return JSON.parse(JSON.stringify(content), (key, value) =>
    key === 'href' && value === SERVICE ? booking : value,
  )
}

/** The same for a menu. A list keeps the link of its heading: the service page stays reachable. */
export function menuToBookingSite(menu: readonly MenuItem[], booking: string): readonly MenuItem[] {
  return menu.map((item) => itemToBookingSite(item, booking))
}

export function columnsToBookingSite(
  columns: readonly FooterColumn[],
  booking: string,
): readonly FooterColumn[] {
  return columns.map((column) => ({ ...column, links: toBookingSite(column.links, booking) }))
}
