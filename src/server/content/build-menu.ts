import type { Link } from '@/domain/content/link'
import type { CountedLink, MenuItem } from '@/domain/content/site-chrome'
import { modelLinks } from '@/domain/content/stock-links'
import type { StockChoices } from '@/domain/stock/stock-choices'
import type { SiteChrome as StoredChrome } from '@/payload-types'

type StoredItem = NonNullable<StoredChrome['menu']>[number]

/** As many models as a menu shows before it becomes a catalogue. */
const MODELS = 18

/** The kinds of stock every website has a page for (ROUTE-04…06). */
function stockPages(wording: string): Link[] {
  const plural = `${wording.toLowerCase()}s`
  return [
    { label: `New ${plural}`, href: '/search/new-cars' },
    { label: `Demo ${plural}`, href: '/search/demo-cars' },
    { label: `Used ${plural}`, href: '/search/used-cars' },
  ]
}

function linksOf(item: StoredItem): Link[] {
  return (item.links ?? []).map(({ label, href }) => ({ label, href }))
}

function list(item: StoredItem, links: readonly CountedLink[], allLabel: string, models = false): MenuItem {
  const all = links.some(({ href }) => href === item.href) ? null : { label: allLabel, href: item.href }
  return { kind: 'list', label: item.label, all, links, models }
}

/**
 * The header's menu as it is shown (HF-01, HF-04): lists of models are filled from the stock, lists of stock pages from the
 * editor's links, else from the kinds of stock there are. A list that would open to nothing is a plain link.
 */
export function buildMenu(
  items: readonly StoredItem[],
  choices: Pick<StockChoices, 'makes' | 'models'>,
  wording: string,
): MenuItem[] {
  return items.map((item): MenuItem => {
    const own = linksOf(item)
    if (item.kind === 'models') {
      const models = modelLinks(choices, MODELS)
      return models.length > 0 ? list(item, models, 'See all stock', true) : plain(item)
    }
    if (item.kind === 'stock') {
      return list(item, own.length > 0 ? own : stockPages(wording), 'See all stock')
    }
    return item.kind === 'group' && own.length > 0 ? list(item, own, item.label) : plain(item)
  })
}

function plain({ label, href }: StoredItem): MenuItem {
  return { kind: 'link', label, href }
}
