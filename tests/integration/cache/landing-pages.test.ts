import { Readable } from 'node:stream'
import { jest } from '@jest/globals'
import pg from 'pg'
import { CACHE_CHANNEL } from '@/server/cache/announce-tags'
import NextCacheHandler from '@/server/cache/next-cache-handler.mjs'
import { tagStore } from '@/server/cache/tag-store.mjs'
import { createPool } from '@/server/clients/database'
import { pixelFile } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { cacheReadsByTags } from '../tenancy/next-cache'

const readsOf = cacheReadsByTags(new NextCacheHandler({}))

const requested = {
  params: Promise.resolve({ host: 'own-site.localhost', landing: ['toyota'] }),
  query: Promise.resolve({}),
}

let world: World
let client: pg.Client
let pool: pg.Pool
/** The tags expired since `settle`. */
let expired: string[] = []
let modules: {
  importStock: typeof import('@/server/stock/import/import-stock').importStock
  openResults: typeof import('@/app/sites/[host]/search/open-results').openResults
  ResultsPage: typeof import('@/app/sites/[host]/search/ResultsPage').ResultsPage
  getLivePromos: typeof import('@/server/promos/get-live-promos').getLivePromos
}

beforeAll(async () => {
  world = await createWorld()
  pool = createPool(process.env.DATABASE_URL ?? '')
  client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  client.on('notification', ({ payload }) => {
    const tags = JSON.parse(payload ?? '[]') as string[]
    tagStore().expire(tags)
    expired.push(...tags)
  })
  await client.connect()
  await client.query(`LISTEN ${CACHE_CHANNEL}`)
  modules = {
    importStock: (await import('@/server/stock/import/import-stock')).importStock,
    openResults: (await import('@/app/sites/[host]/search/open-results')).openResults,
    ResultsPage: (await import('@/app/sites/[host]/search/ResultsPage')).ResultsPage,
    getLivePromos: (await import('@/server/promos/get-live-promos')).getLivePromos,
  }
  await importVehicles({ id: 'A1', make: 'Toyota', model: 'Corolla', year: 2021, price: 20_000 })
})
afterAll(async () => {
  // Dropping the database ends the connections that the process keeps.
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await client?.end()
  await pool?.end()
  const { database } = await import('@/server/clients/database')
  await database().end()
  await world?.close()
})

async function importVehicles(...rows: readonly object[]) {
  const source = Readable.from([Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))])
  const { status } = await modules.importStock({
    ...{ pool, source, format: 'forecourt-ndjson', now: new Date(), waitMs: 0 },
    dealershipId: world.sites.own.dealershipId,
  })
  expect(status).toBe('done')
}

const visit = () => readsOf(() => modules.ResultsPage(requested))

/** Notifications arrive before the response to a query sent after the commit. */
async function settle() {
  await client.query('SELECT 1')
}

/** Whether `write` expires a cached page. */
async function isExpiredBy(write: () => Promise<unknown>): Promise<boolean> {
  await settle()
  const { tags } = await visit()
  expired = []
  await write()
  await settle()
  return expired.some((tag) => tags.has(tag))
}

async function shown() {
  const opened = await modules.openResults(requested.params, requested.query)
  if (!opened || 'isFailed' in opened) throw new Error('The page could not be read.')
  const { ctx, result, heading, text } = opened
  const names = result?.hits.map(({ name, badge }) => [name, badge].filter(Boolean).join(' ')).sort()
  const promos = await modules.getLivePromos(ctx, new Date())
  return { names, heading, title: text?.title ?? null, promos: promos.map(({ title }) => title) }
}

/** The page as shoppers see it after `write`, which must expire the earlier one. */
async function shownAfter(write: () => Promise<unknown>) {
  expect(await isExpiredBy(write)).toBe(true)
  return shown()
}

const tenant = () => world.sites.own.id
const corolla = '2021 Toyota Corolla'

describe('a cached landing page', () => {
  it('is rendered again after a stock import', async () => {
    const after = await shownAfter(() =>
      importVehicles({ id: 'A2', make: 'Toyota', model: 'HiLux', year: 2022, price: 50_000 }),
    )
    expect(after.names).toEqual([corolla, '2022 Toyota HiLux'])
  })

  it('is rendered again after staff correct a vehicle, hide it or show it again', async () => {
    const { docs } = await world.payload.find({
      collection: 'vehicles',
      where: { model: { equals: 'HiLux' } },
    })
    const save = (staff: object) => () =>
      world.payload.update({ collection: 'vehicles', id: docs[0]?.id ?? 0, data: { staff } })
    expect((await shownAfter(save({ badge: 'SR5' }))).names).toContain('2022 Toyota HiLux SR5')
    expect((await shownAfter(save({ hidden: true }))).names).toEqual([corolla])
    expect((await shownAfter(save({ hidden: false }))).names).toHaveLength(2)
  })

  it('is rendered again after a promo tile is created or deleted', async () => {
    const { payload } = world
    const image = await payload.create({
      collection: 'media',
      data: { tenant: tenant(), alt: 'Tile' },
      file: pixelFile(),
    })
    let id = 0
    const make = async () => {
      const link = { label: 'More', href: '/warranty' }
      const data = { tenant: tenant(), title: 'Winter sale', image: image.id, link, kind: 'other' as const }
      id = (await payload.create({ collection: 'promos', data })).id
    }
    expect((await shownAfter(make)).promos).toEqual(['Winter sale'])
    expect((await shownAfter(() => payload.delete({ collection: 'promos', id }))).promos).toEqual([])
  })

  it('is rendered again after an editor writes its text', async () => {
    const write = () =>
      world.payload.create({
        collection: 'landing-texts',
        data: { tenant: tenant(), path: '/search/toyota', title: 'Our Toyotas', introPlace: 'above' },
      })
    expect((await shownAfter(write)).title).toBe('Our Toyotas')
  })

  it('is rendered again after a setting changes', async () => {
    const turn = () =>
      world.payload.update({
        collection: 'tenants',
        id: tenant(),
        data: { settings: { 'site.vehicleWording': 'Motorcycle' } },
      })
    expect((await shownAfter(turn)).heading).toBe('Toyota motorcycles for sale')
  })

  it('stays cached when another website’s texts and tiles change', async () => {
    const data = {
      tenant: world.sites.foreign.id,
      path: '/search/toyota',
      title: 'Theirs',
      introPlace: 'above',
    }
    const write = () => world.payload.create({ collection: 'landing-texts', data: data as never })
    expect(await isExpiredBy(write)).toBe(false)
    expect(expired).not.toEqual([])
  })

  it('has the tag that purges every page at a CDN', async () => {
    expect((await visit()).tags).toContain('hosts')
  })

  it('stays cached for at most 15 minutes, because sold vehicles expire by the clock [SEARCH-16]', async () => {
    expect((await visit()).seconds).toBe(900)
  })

  it('stays cached until the next promo tile starts [PROMO-03]', async () => {
    const { payload } = world
    const image = await payload.find({ collection: 'media', where: { alt: { equals: 'Tile' } } })
    const data = {
      tenant: tenant(),
      title: 'Soon',
      image: image.docs[0]?.id ?? 0,
      link: { label: 'More', href: '/warranty' },
      kind: 'other' as const,
      startDate: new Date(Date.now() + 300_000).toISOString(),
    }
    await payload.create({ collection: 'promos', data })
    await settle()
    const { seconds } = await visit()
    expect(seconds).toBeGreaterThan(200)
    expect(seconds).toBeLessThanOrEqual(300)
  })
})
