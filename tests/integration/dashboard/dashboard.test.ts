import type { AttentionCount } from '@/domain/dashboard/attention'
import { stockAttention } from '@/domain/dashboard/stock-attention'
import { WEEK_MS } from '@/domain/dashboard/week'
import { database } from '@/server/clients/database'
import * as dashboard from '@/server/dashboard/read-dashboard'
import { readTimedContent } from '@/server/dashboard/timed-content'
import type { Websites } from '@/server/tenants/websites'
import { createInboxWorld, type InboxWorld } from '../leads/inbox-world'
import { plantLead } from '../leads/plant-lead'

const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

let world: InboxWorld
let own: number
let foreign: number

const everywhere = { websites: 'all', locations: 'all' } as const

async function plantVehicle(tenant: number, dealership: number, stocknum: string, columns: object = {}) {
  const vehicle = {
    tenant_id: tenant,
    dealership_id: dealership,
    feed_key: stocknum,
    slug: stocknum,
    stocknum,
    name: stocknum,
    make: 'Kia',
    model: 'Rio',
    item_type: 'car',
    dealership_slug: 'main',
    dealership_name: 'Main',
    car_type: 'used',
    status: 'in_stock',
    show_on_dealer_website: true,
    price: 20_000,
    primary_image_url: 'https://photos.example/1.jpg',
    ...columns,
  }
  const names = Object.keys(vehicle)
  await database().query(
    `INSERT INTO vehicles (${names.join()}) VALUES (${names.map((_, nth) => `$${nth + 1}`).join()})`,
    Object.values(vehicle),
  )
}

const attention = async (websites: Websites) => {
  const counts = [
    ...(await dashboard.readAttention(database(), { websites, now })),
    ...stockAttention(await dashboard.readSites(database(), websites, now)),
  ]
  return Object.fromEntries(
    counts.map(({ kind, website, count }: AttentionCount) => [`${kind} ${website}`, count]),
  )
}

beforeAll(async () => {
  world = await createInboxWorld()
  own = world.sites.own.id
  foreign = world.sites.foreign.id
})
afterAll(() => world?.close())

describe('what needs attention on the start page', () => {
  it('counts the stock for sale that lacks a price or a photo or ages, by website, and no other stock', async () => {
    const { own: site, foreign: theirs } = world.sites
    await plantVehicle(site.id, site.dealershipId, 'complete')
    await plantVehicle(site.id, site.dealershipId, 'no-photo', { primary_image_url: null })
    await plantVehicle(site.id, site.dealershipId, 'ten-dollars', { price: 10 })
    await plantVehicle(site.id, site.dealershipId, 'no-price', { price: null })
    await plantVehicle(site.id, site.dealershipId, 'old', { created_at: inDays(-91) })
    await plantVehicle(site.id, site.dealershipId, 'sold', { price: null, sold: true, status: 'sold' })
    await plantVehicle(site.id, site.dealershipId, 'hidden', { price: null, staff_hidden: true })
    await plantVehicle(theirs.id, theirs.dealershipId, 'theirs', { price: null })
    const counts = await attention([own])
    expect(counts).toMatchObject({
      'no-photo Site own-site': 1,
      'no-price Site own-site': 2,
      'ageing Site own-site': 1,
    })
    expect(Object.keys(counts).filter((name) => name.includes('foreign'))).toEqual([])
    expect(await attention('all')).toMatchObject({ 'no-price Site foreign-site': 1 })
    const sites = await dashboard.readSites(database(), [own], now)
    expect(sites).toEqual([
      {
        id: own,
        name: 'Site own-site',
        slug: 'own-site',
        group: 'Group north',
        groupId: expect.any(Number),
        hasGroupLogo: false,
        host: null,
        vehicles: 5,
        ages: [4, 0, 0, 1, 0],
        withoutPhoto: 1,
        withoutPrice: 2,
      },
    ])
  })

  it('counts locations without hours, the last failed import and the last wrong prices', async () => {
    const { dealershipId: dealership } = world.sites.own
    const run = (status: string) =>
      database().query(
        'INSERT INTO import_runs (tenant_id, dealership_id, status) VALUES ($1, $2, $3::enum_import_runs_status)',
        [own, dealership, status],
      )
    const check = (errors: number) =>
      database().query('INSERT INTO price_checks (tenant_id, vehicles, errors) VALUES ($1, 10, $2)', [
        own,
        errors,
      ])
    await run('failed')
    await check(4)
    expect(await attention([own])).toMatchObject({
      'failed-imports Site own-site': 1,
      'wrong-prices Site own-site': 4,
      'no-hours Site own-site': expect.any(Number),
    })
    await run('done')
    await check(0)
    const later = await attention([own])
    expect(later).not.toHaveProperty('failed-imports Site own-site')
    expect(later).not.toHaveProperty('wrong-prices Site own-site')
  })

  it('keeps naming the wrong prices while a check cannot be made, and says so', async () => {
    const check = (errors: number | null) =>
      database().query('INSERT INTO price_checks (tenant_id, errors) VALUES ($1, $2)', [own, errors])
    await check(4)
    await check(null)
    expect(await attention([own])).toMatchObject({
      'wrong-prices Site own-site': 4,
      'unchecked-prices Site own-site': 1,
    })
    await check(2)
    const later = await attention([own])
    expect(later).toMatchObject({ 'wrong-prices Site own-site': 2 })
    expect(later).not.toHaveProperty('unchecked-prices Site own-site')
  })

  it('names late, unchanged and stopped feeds by what their files did, not by when they were fetched', async () => {
    const { dealershipId } = world.sites.own
    const feed = async (enabled = true): Promise<number> => {
      const { rows } = await database().query(
        `INSERT INTO stock_feeds (tenant_id, dealership_id, name, url, format, every_minutes, enabled, last_run_at, created_at)
         VALUES ($1, $2, 'Feed', 'https://feeds.example/', 'forecourt-json', 15, $3, $4, $5) RETURNING id`,
        [own, dealershipId, enabled, now, inDays(-30)],
      )
      return rows[0].id
    }
    const run = (feedId: number, status: string, at: string, changed = 0) =>
      database().query(
        `INSERT INTO import_runs (tenant_id, dealership_id, feed_id, status, changed, created_at, finished_at)
         VALUES ($1, $2, $3, $4::enum_import_runs_status, $5, $6, $6)`,
        [own, dealershipId, feedId, status, changed, at],
      )
    const [late, onTime, unchanged] = [await feed(), await feed(), await feed()]
    await feed(false)
    await run(late, 'done', inDays(-0.1), 3)
    await run(unchanged, 'done', inDays(-8), 3)
    await run(unchanged, 'done', inDays(-0.01))
    await run(onTime, 'done', inDays(-0.01), 3)
    const counts = await attention([own])
    expect(counts).toMatchObject({ 'late-feeds Site own-site': 1, 'unchanged-feeds Site own-site': 1 })
    expect(counts).not.toHaveProperty('failed-imports Site own-site')
    await run(late, 'refused', now.toISOString())
    await run(onTime, 'done', now.toISOString(), 3)
    expect(await attention([own])).toMatchObject({
      'failed-imports Site own-site': 1,
      'late-feeds Site own-site': 1,
    })
  })

  it('counts undelivered leads and the leads of each day in the person’s scope, without spam', async () => {
    const { north, south } = world.yards
    const lead = await plantLead(own, { created_at: now, location_id: north })
    await plantLead(own, { created_at: now, location_id: south })
    await plantLead(own, { created_at: now, is_spam: true })
    await plantLead(own, { created_at: new Date(inDays(-40)) })
    const theirs = await plantLead(foreign, { created_at: now })
    for (const [tenant, { id }] of [
      [own, lead],
      [foreign, theirs],
    ] as const)
      await database().query(
        `INSERT INTO lead_deliveries (tenant_id, lead_id, method, target, state, delivery_id)
         VALUES ($1, $2, 'email', 'a@example.com', 'undelivered', gen_random_uuid())`,
        [tenant, id],
      )
    const scope = { websites: [own], locations: 'all' } as const
    expect(await dashboard.readUndelivered(database(), scope)).toEqual([
      { kind: 'undelivered-leads', website: 'Site own-site', count: 1 },
    ])
    expect(await dashboard.readUndelivered(database(), everywhere)).toHaveLength(2)
    expect(await dashboard.readUndelivered(database(), { ...scope, locations: [south] })).toEqual([])
    const sum = async (of: Parameters<typeof dashboard.readLeadDays>[1]) =>
      (await dashboard.readLeadDays(database(), of, now)).reduce((total, { leads }) => total + leads, 0)
    expect(await sum(scope)).toBe(2)
    expect(await sum({ ...scope, locations: [south] })).toBe(1)
    expect(await sum(everywhere)).toBe(3)
  })
})

describe('the week on the start page', () => {
  it('has published content with dates that is live or starts within a week, of these websites only', async () => {
    const media = async (tenant: number) =>
      (
        await database().query(
          `INSERT INTO media (tenant_id, alt, filename, url, mime_type, width, height) VALUES ($1, 'A car', $2, '/x', 'image/webp', 10, 10) RETURNING id`,
          [tenant, `${tenant}-${Math.random()}.webp`],
        )
      ).rows[0].id
    const promo = async (tenant: number, title: string, start: string | null, end: string | null) =>
      database().query(
        `INSERT INTO promos (tenant_id, title, image_id, link_label, link_href, kind, start_date, expiry_date)
         VALUES ($1, $2, $3, 'More', '/search', 'other', $4, $5)`,
        [tenant, title, await media(tenant), start, end],
      )
    await promo(own, 'Live', null, inDays(3))
    await promo(own, 'Soon', inDays(6), null)
    await promo(own, 'Later', inDays(8), null)
    await promo(own, 'Over', null, inDays(-1))
    await promo(foreign, 'Theirs', null, null)
    const found = await readTimedContent(database(), [own], {
      from: now,
      until: new Date(now.getTime() + WEEK_MS),
    })
    expect(found.map(({ title }) => title).sort()).toEqual(['Live', 'Soon'])
    expect(found.find(({ title }) => title === 'Live')).toMatchObject({
      kind: 'promo',
      website: 'Site own-site',
      liveFrom: null,
      liveUntil: inDays(3),
      zone: expect.stringContaining('Australia/'),
    })
  })
})
