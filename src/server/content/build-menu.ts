import { bodyLinks, landingPath, modelLinks, ownModels } from '@/domain/content/links/stock-links'
import type { CountedLink, MenuItem, MenuModel } from '@/domain/content/site-chrome'
import { choosePhotos, type ShownModel } from '@/domain/stock/model-showcase'
import type { StockPreset } from '@/domain/stock/presets'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import type { StockChoices } from '@/domain/stock/stock-choices'
import type { Link } from '@/domain/url/link'
import type { SiteChrome as StoredChrome } from '@/payload-types'

type StoredItem = NonNullable<StoredChrome['menu']>[number]

interface ModelSources {
  choices: StockChoices
  /** The models with their photos; null when only names are shown. */
  showcase: readonly ShownModel[] | null
  /** The make that the dealer is a franchise of; null for a multi-franchise dealer. */
  manufacturer: string | null
}

interface MenuSources extends ModelSources {
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  /** The stock that the site lists (TEN-07). */
  preset: StockPreset
}

/** The maximum number of models, so that a menu stays a menu. Names take less room than pictures. */
const NAMES = 24
const PICTURES = 15
const BODIES = 10

/** Links to the kinds of stock that the website lists (ROUTE-04…06, TEN-07). */
function stockPages(wording: string, { carTypes }: StockPreset): Link[] {
  const plural = `${wording.toLowerCase()}s`
  const pages = [
    { kind: 'new', label: `New ${plural}`, href: `${SEARCH_PATH}/new-cars` },
    { kind: 'demo', label: `Demo ${plural}`, href: `${SEARCH_PATH}/demo-cars` },
    { kind: 'used', label: `Used ${plural}`, href: `${SEARCH_PATH}/used-cars` },
  ] as const
  return pages
    .filter(({ kind }) => carTypes?.includes(kind) ?? true)
    .map(({ label, href }) => ({ label, href }))
}

function linksOf(item: StoredItem): Link[] {
  return (item.links ?? []).map(({ label, href }) => ({ label, href }))
}

function plain({ label, href }: StoredItem): MenuItem {
  return { kind: 'link', label, href }
}

function list(item: StoredItem, links: readonly CountedLink[], allLabel: string): MenuItem {
  const all = links.some(({ href }) => href === item.href) ? null : { label: allLabel, href: item.href }
  return { kind: 'list', label: item.label, all, links }
}

/** The bodies with most vehicles: enough to keep a list in line with its neighbours. */
export function commonBodies({ bodies }: Pick<StockChoices, 'bodies'>): Pick<StockChoices, 'bodies'> {
  return { bodies: [...bodies].sort((one, other) => other.count - one.count).slice(0, BODIES) }
}

/** The `limit` models with most vehicles, for the menu. A franchise with stock of its own make lists only that make. */
export function modelsOf({ choices, showcase, manufacturer }: ModelSources, limit: number): MenuModel[] {
  const shown = new Map(showcase?.map((model) => [landingPath(model.make, model.model), model]))
  const links = modelLinks(ownModels(choices, manufacturer), limit)
  const photos = choosePhotos(links.map(({ href }) => shown.get(href)?.photos ?? []))
  return links.map((link, place) => {
    const photo = photos[place]
    const known = shown.get(link.href)
    return {
      ...link,
      ...(showcase && { count: known?.inStock || undefined }),
      photo: photo ? { vehicle: photo.vehicle, url: photo.url } : null,
      from: known?.from ?? null,
    }
  })
}

function models(item: StoredItem, sources: MenuSources): MenuItem {
  const found = modelsOf(sources, sources.showcase ? PICTURES : NAMES)
  if (found.length === 0) return plain(item)
  return {
    kind: 'models',
    label: item.label,
    all: { label: 'See all stock', href: item.href },
    models: found,
    bodies: bodyLinks(commonBodies(sources.choices)),
    pictures: found.some(({ photo }) => photo !== null),
  }
}

/**
 * The header's menu (HF-01, HF-04). Lists of models come from the stock; lists of stock pages come from the editor's links, or else from
 * the kinds of stock. An item with an empty list is a plain link.
 */
export function buildMenu(items: readonly StoredItem[], sources: MenuSources): MenuItem[] {
  return items.map((item): MenuItem => {
    const own = linksOf(item)
    if (item.kind === 'models') return models(item, sources)
    if (item.kind === 'stock') {
      return list(item, own.length > 0 ? own : stockPages(sources.wording, sources.preset), 'See all stock')
    }
    return item.kind === 'group' && own.length > 0 ? list(item, own, item.label) : plain(item)
  })
}
