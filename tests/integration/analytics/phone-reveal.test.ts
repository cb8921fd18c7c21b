import { jest } from '@jest/globals'
import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { createTestDatabase, type TestDatabase } from '../../support/database'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

let database: TestDatabase
let pool: pg.Pool
let POST: typeof import('@/app/sites/[host]/api/phone-reveal/route').POST

/** The ids of vehicles: the first website's, the second's, and one of the first's that staff hid. */
const OURS = '1'
const THEIRS = '2'
const HIDDEN = '3'

beforeAll(async () => {
  disableCachedReads()
  database = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
  })
  pool = createPool(database.url)
  await plantOwners(pool)
  await storeStock(pool, [
    plainVehicle({}),
    plainVehicle({ tenant_id: 2, dealership_id: 21 }),
    plainVehicle({ staff_hidden: true }),
  ])
  ;({ POST } = await import('@/app/sites/[host]/api/phone-reveal/route'))
})

beforeEach(() => pool.query('TRUNCATE analytics.phone_reveals'))

afterAll(async () => {
  await pool?.end()
  const { database: shared } = await import('@/server/clients/database')
  await shared().end()
  await database?.drop()
})

async function send(body: RequestInit['body'], host = 'tenant-1.localhost', headers: HeadersInit = {}) {
  const request = new Request(`http://${host}/api/phone-reveal`, { method: 'POST', body, headers })
  const answer = await POST(request, { params: Promise.resolve({ host }) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, body: await answer.json() }
}

const reveal = (car_id: unknown, more: object = {}, host?: string) =>
  send(JSON.stringify({ car_id, ...more }), host)

async function notes(): Promise<object[]> {
  const { rows } = await pool.query(
    'SELECT tenant_id, vehicle_id, dealership_id, website_id FROM analytics.phone_reveals ORDER BY id',
  )
  return rows
}

const NOTE = { tenant_id: 1, vehicle_id: 1, dealership_id: 11, website_id: 'tenant-1' }

describe('a request to record a phone reveal', () => {
  it.each([[OURS], [1]])('is accepted once it is saved, with the id as %p [PHONE-03]', async (id) => {
    expect(await reveal(id)).toEqual({ status: 202, body: { accepted: true } })
    expect(await notes()).toEqual([NOTE])
  })

  it('is recorded for the vehicle’s own dealership and the host’s website, whatever the browser sends [PHONE-03]', async () => {
    await reveal(OURS, { dealership_id: 21, website_id: 'tenant-2', tenant_id: 2 })
    expect(await notes()).toEqual([NOTE])
  })

  it.each<[string, RequestInit['body'], string]>([
    ['an empty body', '', ''],
    ['invalid JSON', '{', ''],
    ['a form', new URLSearchParams({ car_id: OURS }), ''],
    ['a list', '[1]', ''],
    ['no vehicle', '{}', 'car_id'],
    ['a slug as the vehicle', '{"car_id":"kia-rio"}', 'car_id'],
    ['SQL', `{"car_id":"1; DROP TABLE vehicles"}`, 'car_id'],
    ['a negative number', '{"car_id":-1}', 'car_id'],
    ['a fraction', '{"car_id":1.5}', 'car_id'],
    ['a number out of range', '{"car_id":"99999999999"}', 'car_id'],
    ['an object', '{"car_id":{"$ne":0}}', 'car_id'],
    ['a dealership that is not a number', '{"car_id":1,"dealership_id":"x"}', 'dealership_id'],
    ['a website of 201 letters', `{"car_id":1,"website_id":"${'x'.repeat(201)}"}`, 'website_id'],
  ])('with %s is rejected, naming the wrong field [PHONE-03]', async (_, body, field) => {
    const { status, body: answer } = await send(body)
    expect([status, answer.error.field]).toEqual([400, field])
    expect(answer.error.message).toMatch(/^[A-Z]/)
    expect(await notes()).toEqual([])
  })

  it('is refused from a page of another site and accepted from the website’s own', async () => {
    const host = 'tenant-1.localhost'
    const ask = (headers: object) => send(JSON.stringify({ car_id: OURS }), host, { host, ...headers })
    expect((await ask({ origin: 'http://tenant-2.localhost' })).status).toBe(403)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await notes()).toEqual([])
    expect((await ask({ origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).status).toBe(202)
  })

  it('over 2000 bytes is rejected unread [PHONE-03]', async () => {
    expect((await reveal(OURS, { more: 'x'.repeat(2000) })).status).toBe(413)
    expect(await notes()).toEqual([])
  })

  it.each([
    ['another website’s', THEIRS, 'tenant-1.localhost'],
    ['this website’s but requested on another’s host', OURS, 'tenant-2.localhost'],
    ['hidden by staff', HIDDEN, 'tenant-1.localhost'],
    ['unknown', '999999', 'tenant-1.localhost'],
    ['requested on an unknown host', OURS, 'nowhere.example'],
  ])('for a vehicle that is %s gets 404 without further detail [PHONE-03]', async (_, id, host) => {
    const { status, body } = await reveal(id, {}, host)
    expect(status).toBe(404)
    expect(Object.keys(body)).toEqual(['error'])
    expect(await notes()).toEqual([])
  })

  it('is refused beyond 60 a minute for one website, without limiting another [PHONE-03]', async () => {
    for (let time = 0; time < 60; time++) expect((await reveal(OURS)).status).toBe(202)
    expect(await reveal(OURS)).toEqual({
      status: 429,
      body: { error: { message: 'Too many requests. Try again in a minute.' } },
    })
    expect((await reveal(THEIRS, {}, 'tenant-2.localhost')).status).toBe(202)
    expect(await notes()).toHaveLength(61)
  })

  it('gets 503 with an explanation, and one log line, when it cannot be saved [PHONE-03]', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    await pool.query('ALTER TABLE analytics.phone_reveals RENAME TO away')
    const answer = await reveal(OURS)
    await pool.query('ALTER TABLE analytics.away RENAME TO phone_reveals')
    expect(answer).toEqual({
      status: 503,
      body: { error: { message: 'The reveal could not be saved. Try again later.' } },
    })
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
