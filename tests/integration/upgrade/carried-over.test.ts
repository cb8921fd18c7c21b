import type { CollectionSlug } from 'payload'
import type { Pool } from 'pg'
import { priceRange } from '@/domain/stock/buckets'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { headerBackground } from '@/domain/theme/header-background'
import { logoFor } from '@/domain/theme/logos'
import type { Theme } from '~/src/payload-types'
import { itAtNight } from '../../support/at-night'
import { staleRows } from '../search/stale-rows'
import { fillEmptyTables } from './fill-tables'
import { type OldDatabase, openOldDatabase, runMigrate } from './old-database'
import { oldSites, plantOldSites } from './old-sites'
import { findLosses, readAllRows } from './stored-rows'

type Rows = Awaited<ReturnType<typeof readAllRows>>

/** The number of block types in the first schema. */
const OLD_BLOCKS = 11

/** Reduced prices on both sides of every bracket bound. */
const reduced = [
  10, 11, 9_999.5, 10_000, 99_999, 100_000, 149_999, 199_999, 200_000, 499_999, 500_000, 2_000_000,
]

interface Bracket {
  offer: number
  bracket: string
}

/** Adds vehicles whose brackets do not yet match their reduced prices. */
async function plantReduced(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO vehicles (tenant_id, dealership_id, feed_key, slug, name, make, model, status, car_type, item_type,
       show_on_dealer_website, dealership_slug, dealership_name, price, price_range, offer_price)
     SELECT v.tenant_id, v.dealership_id, 'reduced-' || offer, 'reduced-' || offer, 'Reduced', 'Kia', 'Rio', 'in_stock',
       'used', 'car', true, v.dealership_slug, v.dealership_name, 12345, 'as it was', offer
     FROM unnest($1::numeric[]) offer, (SELECT * FROM vehicles ORDER BY id LIMIT 1) v`,
    [reduced],
  )
}

/** The rows that searches read: their number, and how many differ from their vehicle. */
async function countSearchRows(pool: Pool): Promise<{ vehicles: number; stale: number }> {
  const { rows } = await pool.query<{ vehicles: number }>(
    'SELECT count(*)::int AS vehicles FROM search.stock',
  )
  return { vehicles: rows[0]?.vehicles ?? 0, stale: await staleRows(pool) }
}

/** Deletes these vehicles again, so that the same rows are compared before and after; returns their brackets. */
async function removeReduced(pool: Pool): Promise<Bracket[]> {
  const { rows } = await pool.query<Bracket>(
    `WITH gone AS (DELETE FROM vehicles WHERE feed_key LIKE 'reduced-%' RETURNING offer_price, price_range)
     SELECT offer_price AS offer, price_range AS bracket FROM gone ORDER BY offer_price`,
  )
  return rows
}

let brackets: Bracket[]
let searched: Awaited<ReturnType<typeof countSearchRows>>
let database: OldDatabase
let before: Rows
let after: Rows
let upgrade: ReturnType<typeof runMigrate>

beforeAll(async () => {
  database = await openOldDatabase()
  await plantOldSites(database.pool)
  await fillEmptyTables(database.pool)
  before = await readAllRows(database.pool)
  await plantReduced(database.pool)
  upgrade = runMigrate(database.url)
  searched = await countSearchRows(database.pool)
  brackets = await removeReduced(database.pool)
  after = await readAllRows(database.pool)
})
afterAll(() => database?.close())

const tenantOf = (slug: string) => {
  const row = after.get('tenants')?.find((tenant) => tenant.slug === slug)
  return Number(row?.id)
}

async function themeOf(slug: string): Promise<Theme> {
  const where = { tenant: { equals: tenantOf(slug) } }
  const { docs } = await database.payload.find({ collection: 'themes', where, depth: 1 })
  expect(docs).toHaveLength(1)
  return docs[0] as Theme
}

async function contextOf(slug: string): Promise<TenantContext> {
  const { readTenantContext } = await import('@/server/tenants/read-tenant-context')
  const ctx = await readTenantContext(tenantOf(slug))
  if (!ctx) throw new Error(`${slug} is gone`)
  return ctx
}

const heroesOf = async (slug: string) => {
  const where = { tenant: { equals: tenantOf(slug) } }
  const { docs } = await database.payload.find({ collection: 'pages', where, depth: 1, sort: 'path' })
  return docs.flatMap(({ path, blocks }) =>
    (blocks ?? []).flatMap((block) => (block.blockType === 'hero' ? [{ path, ...block }] : [])),
  )
}

describe('an upgrade from the first schema', () => {
  it('succeeds', () => {
    expect(upgrade).toMatchObject({ status: 0 })
  })

  it('starts from a database with a row in every table', () => {
    const empty = [...before].filter(([, rows]) => rows.length === 0)
    expect(empty).toEqual([])
  })

  it('loses no row and changes no value, except those moved to themes, account locks and derived lender figures', () => {
    expect(findLosses(before, after)).toEqual([
      'site_chrome.logo_id',
      'tenants.theme_accent',
      'tenants.theme_brand',
      'users.lock_until',
      'users.login_attempts',
      'vehicles.weekly_price',
      'vehicles.weekly_price_range',
    ])
  })

  itAtNight('changes nothing when it runs again', async () => {
    expect(runMigrate(database.url)).toMatchObject({ status: 0 })
    expect(await readAllRows(database.pool)).toEqual(after)
  })
})

describe('a vehicle’s price bracket after the upgrade', () => {
  it('matches its reduced price, where it has one [PRICE-02]', () => {
    expect(brackets).toEqual(reduced.map((offer) => ({ offer, bracket: priceRange(offer) ?? 'as it was' })))
  })
})

describe('the search rows after the upgrade', () => {
  it('cover every vehicle that a website may show, with its migrated values', () => {
    const shown = (before.get('vehicles') ?? []).filter(
      (row) => row.show_on_dealer_website && !row.staff_hidden,
    )
    expect(searched).toEqual({ vehicles: shown.length + reduced.length, stale: 0 })
  })
})

describe('after the upgrade, the website', () => {
  it.each([
    ['northside', '#0b3d75', '#b4522a'],
    ['kestrel', '#10243e', '#c8102e'],
    ['sunrise', '#f5d90a', '#e2611c'],
    ['ironhorse', '#f5d90a', '#111111'],
    ['redgum', '#0b5cab', '#e2611c'],
    ['unfinished', '#0b5cab', '#e2611c'],
  ])('%s has its earlier colours, in its own theme', async (slug, brand, accent) => {
    expect(await themeOf(slug)).toMatchObject({ brand, accent })
    expect((await contextOf(slug)).theme).toMatchObject({ brand, accent })
  })

  it.each(oldSites)('$slug shows its earlier logo in the header', async ({ slug, logo }) => {
    const { logos, theme, template } = await contextOf(slug)
    const shown = logoFor(logos, headerBackground(template, theme.headerStyle), theme)
    expect(shown?.source.original ?? null).toBe(logo && `/media/${logo}`)
  })

  it.each([
    ['northside', 'logo', 'logo.png'],
    ['sunrise', 'logo', 'logo.png'],
    ['ash', 'logo', 'logo.png'],
    ['granite', 'logo_on_dark', 'logo.png'],
    ['kestrel', 'logo_on_dark', 'mark.png'],
    ['ironhorse', 'logo_on_dark', 'logo.png'],
  ])(
    '%s has its one logo as the %s only, because it may be invisible on the other background',
    async (slug, kept, filename) => {
      const { logo, logo_on_dark } = await themeOf(slug)
      expect({ logo, logo_on_dark }).toEqual({
        logo: null,
        logo_on_dark: null,
        [kept]: expect.objectContaining({ filename }),
      })
    },
  )

  it.each(oldSites)('$slug can save its theme unchanged', async ({ slug }) => {
    const { id, name } = await themeOf(slug)
    const saved = await database.payload.update({ collection: 'themes', id, data: { name } })
    expect(saved.name).toBe(name)
  })

  it('still shows a panorama behind its hero’s text, and other pictures beside it', async () => {
    expect(await heroesOf('northside')).toMatchObject([
      { path: '/', links: [{ label: 'Stock' }], look: 'cover', picture: { filename: 'street.webp' } },
      { path: '/about-us', look: 'beside', picture: { filename: 'yard.webp' } },
    ])
  })
})

describe('the content after the upgrade', () => {
  const tables: [CollectionSlug, string][] = [
    ['pages', 'pages'],
    ['site-chrome', 'site_chrome'],
    ['media', 'media'],
    ['legal-texts', 'legal_texts'],
    ['vehicles', 'vehicles'],
    ['import-runs', 'import_runs'],
    ['stock-feeds', 'stock_feeds'],
    ['tenants', 'tenants'],
    ['groups', 'groups'],
    ['dealerships', 'dealerships'],
    ['locations', 'locations'],
    ['users', 'users'],
  ]

  it.each(tables)('in %s can be read through Payload, every document', async (collection, table) => {
    const { docs } = await database.payload.find({ collection, depth: 1, limit: 0, sort: 'id' })
    expect(docs.map(({ id }) => id)).toEqual(before.get(table)?.map(({ id }) => id))
  })

  it('has every block type on the page that had them all', async () => {
    const { docs } = await database.payload.find({ collection: 'pages', sort: 'id', limit: 1, depth: 1 })
    const kinds = new Set(docs[0]?.blocks?.map(({ blockType }) => blockType))
    expect(kinds.size).toBe(OLD_BLOCKS)
  })

  it('has each website’s menu', async () => {
    const where = { tenant: { equals: tenantOf('northside') } }
    const { docs } = await database.payload.find({ collection: 'site-chrome', where })
    expect(docs[0]).toMatchObject({
      phone: '08 9000 0000',
      menu: [{ label: 'About', links: [{ label: 'Us', href: '/about-us' }] }],
    })
  })

  it('has the earlier versions of pages', async () => {
    const { docs } = await database.payload.findVersions({ collection: 'pages', limit: 0, sort: 'id' })
    expect(docs.map(({ id }) => id)).toEqual(before.get('_pages_v')?.map(({ id }) => id))
  })

  it('can be saved: a page keeps its blocks', async () => {
    const heroes = await heroesOf('kestrel')
    const where = { tenant: { equals: tenantOf('kestrel') } }
    const { errors } = await database.payload.update({ collection: 'pages', where, data: { title: 'Saved' } })
    expect(errors).toEqual([])
    expect(await heroesOf('kestrel')).toEqual(heroes)
  })
})
