import { type DealerSite, openDealerSite } from '../import/dealer-site'
import { disableCachedReads } from './next-cache'

let site: DealerSite
let ask: (query: string) => Promise<Response>

beforeAll(async () => {
  disableCachedReads()
  site = await openDealerSite()
  process.env.DATABASE_URL = site.url
  await site.pool.query(
    `INSERT INTO tenants_domains (_order, _parent_id, id, host) VALUES (1, $1, 'a', 'dealer.example')`,
    [site.tenantId],
  )
  const { GET } = await import('@/app/api/domains/route')
  ask = (query) => GET(new Request(`http://admin.example/api/domains${query}`))
})

afterAll(async () => {
  const { database } = await import('@/server/clients/database')
  await database().end()
  await site.close()
})

describe('the check whether a certificate may be issued for a host', () => {
  it.each(['dealer.example', 'www.dealer.example', 'DEALER.example'])(
    'allows %s, a website’s domain',
    async (host) => {
      const answer = await ask(`?domain=${host}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    },
  )

  it.each([
    'other.example',
    'evil.dealer.example',
    'dealer.example.evil.example',
    'constructor',
    '127.0.0.1',
  ])('refuses %s, which belongs to no website', async (host) => {
    expect((await ask(`?domain=${host}`)).status).toBe(404)
  })

  it.each(['', '?domain=', '?domain=%00', '?domain=a%20b', `?domain=${'a'.repeat(5000)}`])(
    'rejects a request without a valid host: %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )

  it('allows a domain as soon as it belongs to a website', async () => {
    expect((await ask('?domain=new.example')).status).toBe(404)
    await site.pool.query(
      `INSERT INTO tenants_domains (_order, _parent_id, id, host) VALUES (2, $1, 'b', 'new.example')`,
      [site.tenantId],
    )
    expect((await ask('?domain=new.example')).status).toBe(200)
  })
})
