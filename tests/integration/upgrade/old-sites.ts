import type { Pool } from 'pg'
import type { TemplateKey } from '@/domain/flags/templates'

/** A website in the first schema: its colours are in the tenant, its one logo in the header and footer. */
export interface OldSite {
  slug: string
  name: string
  group: string
  template: TemplateKey
  /** Null only when written without the admin. */
  brand: string | null
  accent: string | null
  logo: string | null
  chrome: boolean
}

const site = (slug: string, more: Partial<OldSite>): OldSite => ({
  slug,
  name: slug,
  group: 'north',
  template: 'metro',
  brand: '#0b5cab',
  accent: '#e2611c',
  logo: 'logo.png',
  chrome: true,
  ...more,
})

/** Two groups with a website for each kind of header, and some with missing values. */
export const oldSites: readonly OldSite[] = [
  site('northside', { brand: '#0B3D75', accent: '#B4522A' }),
  site('kestrel', { template: 'marque', brand: '#10243e', accent: '#c8102e', logo: 'mark.png' }),
  site('sunrise', { template: 'marque', brand: '#f5d90a', group: 'south' }),
  // White text is just readable on the first colour (4.54), and just unreadable on the second (4.48).
  site('granite', { template: 'marque', brand: '#767676' }),
  site('ash', { template: 'marque', brand: '#777777' }),
  site('ironhorse', { template: 'throttle', brand: '#f5d90a', accent: '#111111', group: 'south' }),
  site('redgum', { template: 'outback', logo: null }),
  site('unfinished', {
    name: 'A very long name '.repeat(8),
    brand: null,
    accent: null,
    logo: null,
    chrome: false,
  }),
]

/** Pictures of every website. A hero showed a panorama behind its text, and other pictures beside it. */
const oldPictures = [
  { filename: 'logo.png', width: 480, height: 120 },
  { filename: 'mark.png', width: 300, height: 300 },
  { filename: 'street.webp', width: 2400, height: 1000 },
  { filename: 'yard.webp', width: 1500, height: 1000 },
] as const

type Insert = (table: string, row: Record<string, unknown>) => Promise<number>

const inserter =
  (pool: Pool): Insert =>
  async (table, row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`)
    const places = columns.map((_, index) => `$${index + 1}`)
    const text = `INSERT INTO "${table}" (${columns}) VALUES (${places}) RETURNING id`
    return (await pool.query(text, Object.values(row))).rows[0].id
  }

async function plantPictures(insert: Insert, tenant_id: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const picture of oldPictures) {
    ids.set(picture.filename, await insert('media', { tenant_id, alt: picture.filename, ...picture }))
  }
  return ids
}

async function plantHeroes(insert: Insert, page: number, version: number, picture_id: number | undefined) {
  const hero = { _order: 1, heading: `Page ${page}`, picture_id }
  const link = { _order: 1, label: 'Stock', href: '/cars' }
  const id = `hero-${page}`
  await insert('pages_blocks_hero', { ...hero, id, _parent_id: page, _path: 'blocks' })
  await insert('pages_blocks_hero_links', { ...link, id: `link-${page}`, _parent_id: id })
  const kept = await insert('_pages_v_blocks_hero', {
    ...hero,
    _uuid: id,
    _parent_id: version,
    _path: 'version.blocks',
  })
  await insert('_pages_v_blocks_hero_links', { ...link, _uuid: `link-${page}`, _parent_id: kept })
}

async function plantPages(insert: Insert, tenant_id: number, pictures: Map<string, number>) {
  const now = new Date()
  const add = async (path: string, picture: string) => {
    const page = {
      tenant_id,
      title: `Page ${path}`,
      path,
      _status: 'published',
      created_at: now,
      updated_at: now,
    }
    const parent_id = await insert('pages', page)
    const same = Object.entries(page).map(([name, value]) => [`version_${name}`, value])
    const version = await insert('_pages_v', { ...Object.fromEntries(same), parent_id, latest: true })
    await plantHeroes(insert, parent_id, version, pictures.get(picture))
  }
  await add('/', 'street.webp')
  await add('/about-us', 'yard.webp')
}

async function plantChrome(insert: Insert, tenant_id: number, slug: string, logo_id: number | null) {
  const chrome = await insert('site_chrome', { tenant_id, logo_id, phone: '08 9000 0000' })
  const menu = { _order: 1, _parent_id: chrome, id: `menu-${slug}`, kind: 'group', label: 'About', href: '/' }
  const link = { _order: 1, _parent_id: menu.id, id: `item-${slug}`, label: 'Us', href: '/about-us' }
  await insert('site_chrome_menu', menu)
  await insert('site_chrome_menu_links', link)
}

/** Adds the websites as the first version stored them, each with two pages, their pictures, a header and a menu. */
export async function plantOldSites(pool: Pool): Promise<void> {
  const insert = inserter(pool)
  const groups = new Map<string, number>()
  for (const slug of new Set(oldSites.map(({ group }) => group))) {
    groups.set(slug, await insert('groups', { name: slug, slug }))
  }
  for (const { slug, name, template, group, brand, accent, logo, chrome } of oldSites) {
    const row = {
      slug,
      name,
      template,
      group_id: groups.get(group),
      theme_brand: brand,
      theme_accent: accent,
    }
    const id = await insert('tenants', row)
    const pictures = await plantPictures(insert, id)
    await plantPages(insert, id, pictures)
    if (chrome) await plantChrome(insert, id, slug, (logo && pictures.get(logo)) || null)
  }
}
