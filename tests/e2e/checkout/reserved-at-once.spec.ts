import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, expect } from '@playwright/test'
import { alsoListed } from '../support/also-listed'
import { type ListedVehicle, listedVehicle } from '../support/listed-vehicles'
import { openDatabase } from '../support/open-database'
import { ALONE, test } from '../support/website-test'

/** Milliseconds from the transaction of the payment until every place says that the vehicle is reserved. */
const AT_ONCE = 1000
/** Milliseconds until a place is given up. */
const PATIENCE = 10_000

/** On a card, the tag of an electric or hybrid vehicle goes before Reserved (CARD-04). */
const PETROL = 'refinementList[fuel][]=Petrol'

const siteAt = (request: APIRequestContext, site: string) => {
  const headers = { host: `${site}.localhost:${process.env.E2E_PORT}` }
  const at = (address: string) => `http://127.0.0.1:${process.env.E2E_PORT}${address}`
  return {
    get: async (address: string) => (await request.get(at(address), { headers })).text(),
    post: (address: string, form: Record<string, string>) =>
      request.post(at(address), { headers, form, maxRedirects: 0 }),
  }
}

interface Place {
  readonly name: string
  /** How many vehicles it says are reserved. */
  count(): Promise<number>
}

const SAYS_RESERVED = { json: /"reserved":true/g, html: /Reserved<\//g }

/** Where a website shows the vehicle: its page, its card, the search in the browser and the API. */
async function placesOf(request: APIRequestContext, site: string, vehicle: ListedVehicle): Promise<Place[]> {
  const { get } = siteAt(request, site)
  const named = `query=${encodeURIComponent(vehicle.name)}`
  const addresses = [
    ['page', vehicle.path, 'html'],
    ['cards', `/search?${named}`, 'html'],
    ['search', `/api/stock/search?${named}&view=page`, 'json'],
    ['API', `/api/stock/search?${named}`, 'json'],
  ] as const
  return Promise.all(
    addresses.map(async ([name, address, kind]) => {
      expect(await get(address), `${site}: ${name}`).toContain(vehicle.slug)
      const count = async () => (await get(address)).match(SAYS_RESERVED[kind])?.length ?? 0
      return { name: `${site}: ${name}`, count }
    }),
  )
}

/** When each place first counts one reserved vehicle more than before. */
async function watch(places: readonly Place[], work: () => Promise<void>): Promise<Map<string, number>> {
  const before = await Promise.all(places.map(({ count }) => count()))
  await work()
  const until = Date.now() + PATIENCE
  const times = places.map(async ({ name, count }, index) => {
    while ((await count()) <= (before[index] ?? 0) && Date.now() < until) await sleep(25)
    return [name, Date.now()] as const
  })
  return new Map(await Promise.all(times))
}

const contact = { name: 'Ada', last_name: 'Quick', email: 'ada.quick@example.com', phone: '0412 345 678' }

/** When the transaction of the newest reservation began, by the clock of this machine. */
async function reservedAt(): Promise<number> {
  const client = await openDatabase()
  const { rows } = await client.query<{ created_at: Date }>(
    `SELECT created_at FROM payment_ledger WHERE kind = 'reservation_active' ORDER BY id DESC LIMIT 1`,
  )
  await client.end()
  return rows[0]?.created_at.getTime() ?? 0
}

test(
  'a vehicle is reserved on the cards, page, search and API of each website that lists it within a second of the payment [CHK-01, CHK-03]',
  ALONE,
  async ({ page: { request }, page }) => {
    const vehicle = await listedVehicle(page, 'kestrel-kia', PETROL)
    const other = await listedVehicle(page, 'southerncross', PETROL)
    const { get, post } = siteAt(request, 'kestrel-kia')
    await alsoListed(vehicle, other, async () => {
      const started = await post('/api/checkout', {
        ...contact,
        car_id: vehicle.slug,
        key: randomUUID(),
        terms: 'on',
      })
      const address = started.headers().location ?? ''
      expect(address).toMatch(/^\/checkout\//)
      await get(address)
      const places = [
        ...(await placesOf(request, 'kestrel-kia', vehicle)),
        ...(await placesOf(request, 'southerncross', other)),
      ]
      const seen = await watch(places, async () => {
        const paid = await post(`/api${address}/pay`, { card: '4242 4242 4242 4242' })
        expect(paid.headers().location).toBe(address)
      })
      const began = await reservedAt()
      await post(`/api${address}/refund`, {})
      const late = [...seen].map(([name, at]) => [name, at - began] as const).filter(([, ms]) => ms > AT_ONCE)
      expect(seen.size).toBe(8)
      expect(late).toEqual([])
    })
  },
)
