import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { createPool } from '@/server/clients/database'
import { plantDemo } from '~/tenants-seed/plant'
import { plantTenant } from '~/tenants-seed/plant/plant-tenant'
import type { Planting } from '~/tenants-seed/plant/planting'
import { twoRivers } from '~/tenants-seed/tenants/tworivers/tenant'
import { createTestDatabase, type TestDatabase } from '../../support/database'

const NOW = new Date('2026-11-21T03:00:00Z')

/** Milliseconds. A website takes two seconds to plant, and far longer on a busy machine. */
const PATIENCE = 120_000

let database: TestDatabase
let payload: Payload
let pool: Pool

beforeAll(async () => {
  database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent'
  const adapter = payload.db as unknown as PostgresAdapter
  adapter.pool.on('error', () => undefined)
  pool = createPool(database.url, { statement_timeout: 0 })
  pool.removeAllListeners('error').on('error', () => undefined)
})

afterAll(async () => {
  await pool?.end()
  await payload?.destroy()
  await database?.drop()
})

function planting(interruptAt?: string): Planting {
  const onProgress = (message: string) => {
    if (message === interruptAt) throw new Error(`interrupted at ${message}`)
  }
  return { payload, pool, now: NOW, port: 3000, onProgress }
}

/** Plants the motorcycle dealer; stops at the given progress message. */
const plant = (interruptAt?: string) => plantDemo(planting(interruptAt), ['tworivers'])

async function counts() {
  const { rows } = await pool.query(`SELECT
    (SELECT count(*)::int FROM tenants) AS tenants, (SELECT count(*)::int FROM pages) AS pages,
    (SELECT count(*)::int FROM vehicles) AS vehicles, (SELECT count(*)::int FROM locations) AS locations,
    (SELECT count(*)::int FROM media) AS media, (SELECT count(*)::int FROM users) AS users`)
  return rows[0]
}

const nothing = { tenants: 0, pages: 0, vehicles: 0, locations: 0, media: 0, users: 0 }

describe('planting the demo', () => {
  it(
    'leaves no partial website when a page is rejected',
    async () => {
      const badPage = { path: 'no slash', title: 'Refused', description: '', blocks: [] }
      const broken = { ...twoRivers, words: { ...twoRivers.words, more: () => [badPage] } }
      await expect(plantTenant(planting(), broken)).rejects.toThrow(/path/i)
      expect(await counts()).toEqual(nothing)
    },
    PATIENCE,
  )

  it(
    'resumes after an interruption and duplicates nothing',
    async () => {
      await expect(plant('Two Rivers Motorcycles: vehicles')).rejects.toThrow('interrupted')
      expect(await counts()).toMatchObject({ tenants: 1, vehicles: 0, users: 0 })
      await expect(plant('Sign-ins')).rejects.toThrow('interrupted')
      expect(await counts()).toMatchObject({ tenants: 1, vehicles: 150, users: 0 })
      expect(await plant()).toBe('planted')
      const logos = 2 // For light and for dark backgrounds.
      const models = twoRivers.brands.flatMap((brand) => brand.models ?? []).length
      const media = Object.keys(twoRivers.words.pictures).length + models + logos
      expect(await counts()).toMatchObject({ tenants: 1, vehicles: 150, locations: 4, media })
    },
    PATIENCE,
  )

  it('leaves a database with users unchanged', async () => {
    const before = await counts()
    expect(await plant()).toBe('in use')
    expect(await counts()).toEqual(before)
  })

  it('adds every vehicle of the stock, each at a location of its dealership [ENT-07]', async () => {
    const { rows } = await pool.query(
      'SELECT dealership_slug AS slug, count(*)::int AS vehicles, count(location_id)::int AS placed FROM vehicles GROUP BY 1 ORDER BY 1',
    )
    expect(rows).toEqual([
      { slug: 'two-rivers-maitland', vehicles: 60, placed: 60 },
      { slug: 'two-rivers-newcastle', vehicles: 90, placed: 90 },
    ])
  })

  it('publishes the pages with their pictures and legal texts', async () => {
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/' } }, depth: 1 })
    expect(docs[0]).toMatchObject({ _status: 'published', blocks: expect.any(Array) })
    expect(docs[0]?.blocks?.[0]).toMatchObject({
      blockType: 'hero',
      picture: { filename: expect.stringMatching(/^hero-tworivers.*\.webp$/), width: 1920, height: 800 },
    })
  })

  it('lets staff sign in to their own website only', async () => {
    const { user } = await payload.login({
      collection: 'users',
      data: { email: 'studio@southerncross.example', password: 'demo-studio-staff' },
    })
    expect(user).toMatchObject({ role: 'marketing-staff' })
    const { totalDocs } = await payload.count({ collection: 'users' })
    expect(totalDocs).toBe(3) // The platform admin, the group's admin, and the agency that looks after this website.
  })
})
