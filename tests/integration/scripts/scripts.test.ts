import type { RequestListener } from 'node:http'
import type { Pool } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let targets: Targets
let pool: Pool
let company: Upstream
let answer: RequestListener
let measureScripts: typeof import('@/server/scripts/measure-scripts').measureScripts
let recordScriptTimes: typeof import('@/server/scripts/record-times').recordScriptTimes
let getScripts: typeof import('@/server/scripts/get-scripts').getScripts
let siteOf: (id: number) => Promise<TenantContext>

beforeAll(async () => {
  disableCachedReads()
  process.env.FEED_ALLOW_PRIVATE = 'true'
  company = await startUpstream((request, response) => answer(request, response))
  world = await createWorld()
  targets = new Targets(world)
  ;({ measureScripts } = await import('@/server/scripts/measure-scripts'))
  ;({ recordScriptTimes } = await import('@/server/scripts/record-times'))
  ;({ getScripts } = await import('@/server/scripts/get-scripts'))
  const { readTenantContext } = await import('@/server/tenants/read-tenant-context')
  siteOf = async (id) => (await readTenantContext(id)) as TenantContext
  pool = (await import('@/server/clients/database')).database()
})
beforeEach(() => pool.query('DELETE FROM scripts'))
afterAll(async () => {
  await Promise.all([world?.close(), company?.close()])
})

const plant = async (place: 'own' | 'foreign' = 'own') => (await targets.create('scripts', place, 0)).id

/** The rule for addresses lets no server of a test in. */
async function plantMeasured() {
  const id = await plant()
  await pool.query('UPDATE scripts SET src = $2 WHERE id = $1', [id, `${company.address}/s.js`])
  return id
}

const read = (id: number) => world.payload.findByID({ collection: 'scripts', id, depth: 0 })

const patch = async (person: keyof World['people'], id: number, body: object) => {
  const { status, text } = await world.rest({
    method: 'PATCH',
    path: `/scripts/${id}`,
    token: world.people[person].token,
    body,
  })
  return { status, text }
}

describe('The list of scripts', () => {
  it('lets marketing staff stop a script, but not change what it loads', async () => {
    const id = await plant()
    const { src } = await read(id)
    const body = {
      enabled: false,
      src: 'https://evil.example.com/x.js',
      origins: ['https://evil.example.com'],
    }
    expect((await patch('marketing-staff', id, body)).status).toBe(200)
    expect(await read(id)).toMatchObject({ enabled: false, src })
    expect((await read(id)).origins ?? []).toEqual([])
  })

  it('refuses addresses and origins that are none, and says which', async () => {
    const id = await plant()
    for (const [body, message] of [
      [{ src: 'http://example.com/a.js' }, 'Enter the script'],
      [{ origins: ['*'] }, 'is not an address'],
      [{ attributes: [{ name: 'onload', value: 'x' }] }, 'starts with data-'],
      [{ paths: ['special-offers'] }, 'is not a path'],
    ] as const) {
      const { status, text } = await patch('group-admin', id, body)
      expect(status).toBe(400)
      expect(text).toContain(message)
    }
  })

  it('gives a website its own running scripts only', async () => {
    const id = await plant()
    await plant('foreign')
    const ctx = await siteOf(world.sites.own.id)
    expect(await getScripts(ctx)).toMatchObject([{ id, src: 'https://widget.example.com/w.js' }])
    await pool.query('UPDATE scripts SET enabled = false')
    expect(await getScripts(ctx)).toEqual([])
  })
})

it('a script gets the website’s chat id where its settings ask for it', async () => {
  const id = await plant()
  const attributes = [{ name: 'data-website-id', value: 'id-{chatId}' }]
  expect((await patch('group-admin', id, { attributes })).status).toBe(200)
  const ctx = await siteOf(world.sites.own.id)
  const settings = { ...ctx.settings, 'integrations.chatId': 'abc' }
  expect(await getScripts({ ...ctx, settings })).toMatchObject([
    { attributes: { 'data-website-id': 'id-abc' } },
  ])
})

describe('The measure of a script', () => {
  const now = new Date()

  it('is its compressed size, once a day and again for a new address', async () => {
    let asked = 0
    answer = (_, response) => {
      asked++
      response.end('x'.repeat(50_000))
    }
    const id = await plantMeasured()
    await measureScripts(pool, now)
    await measureScripts(pool, now)
    expect(asked).toBe(1)
    expect((await read(id)).cost).toMatch(
      /^1 KB compressed, answered in \d+ ms\. No page view measured yet\.$/,
    )
    await measureScripts(pool, new Date(now.getTime() + 25 * 3_600_000))
    expect(asked).toBe(2)
    await patch('group-admin', id, { src: 'https://new.example.com/n.js' })
    expect((await read(id)).cost).toBe('Not measured yet. No page view measured yet.')
  })

  it.each([
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['is too large', (_, response) => void response.end(Buffer.alloc(6_000_000))],
    ['breaks off', (_, response) => void response.socket?.destroy()],
  ] satisfies [string, RequestListener][])('says why when its server %s', async (_, listener) => {
    answer = listener
    const id = await plantMeasured()
    await measureScripts(pool, now)
    expect((await read(id)).cost).toContain('Shoppers may not get it either.')
  })

  it('adds the times that browsers report, for scripts of the same website', async () => {
    const [own, foreign] = [await plant(), await plant('foreign')]
    const ctx = await siteOf(world.sites.own.id)
    await recordScriptTimes(pool, ctx, {
      times: [
        { id: own, ms: 30 },
        { id: foreign, ms: 900 },
      ],
    })
    await recordScriptTimes(pool, ctx, { times: [{ id: own, ms: 50 }] })
    expect((await read(own)).cost).toContain('Blocks the page for 40 ms (2 page views).')
    expect((await read(foreign)).cost).toContain('No page view measured yet.')
  })
})
