import type pg from 'pg'
import { createPool } from '@/server/clients/database'
import { createTestDatabase } from '../../support/database'
import { plainVehicle } from '../search/plain-vehicle'
import { plantOwners } from '../search/search-site'
import { storeStock } from '../search/stored-stock'
import { disableCachedReads } from '../tenancy/next-cache'

type Form = Record<string, string>

/** A browser on one website: it keeps cookies, and sends forms to `/api/account/{action}`. */
export interface Browser {
  readonly cookies: Map<string, string>
  /** What the last answer's `Set-Cookie` headers said. */
  setCookies: string[]
  post(action: string, form?: Form, headers?: Record<string, string>): Promise<Response>
  headers(): Headers
}

export interface AccountSite {
  readonly pool: pg.Pool
  browser(host?: string): Browser
  /** The last code that was mailed to the address. */
  code(email: string): Promise<string>
  /** Signs in with a mailed code. */
  signIn(browser: Browser, email: string, form?: Form): Promise<Response>
  close(): Promise<void>
}

/** A database with two websites of one group, and two vehicles of each (1 and 2, 3 and 4). */
export async function openAccountSite(): Promise<AccountSite> {
  disableCachedReads()
  const database = await createTestDatabase()
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'only for tests, never to serve',
    FEED_ALLOW_PRIVATE: 'true',
  })
  const pool = createPool(database.url, { max: 20 })
  await plantOwners(pool)
  const other = { tenant_id: 2, dealership_id: 21 }
  await storeStock(pool, [plainVehicle({}), plainVehicle({}), plainVehicle(other), plainVehicle(other)])
  const { POST } = await import('@/app/sites/[host]/api/account/[action]/route')

  function browser(host = 'tenant-1.localhost'): Browser {
    const cookies = new Map<string, string>()
    const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const self: Browser = {
      cookies,
      setCookies: [],
      headers: () => new Headers({ cookie: cookieHeader(), host }),
      async post(action, form = {}, headers = {}) {
        const request = new Request(`http://${host}/api/account/${action}`, {
          method: 'POST',
          body: new URLSearchParams(form),
          headers: { cookie: cookieHeader(), host, origin: `http://${host}`, ...headers },
        })
        const answer = await POST(request, { params: Promise.resolve({ host, action }) })
        self.setCookies = answer.headers.getSetCookie()
        for (const cookie of self.setCookies) keep(cookies, cookie)
        return answer
      },
    }
    return self
  }

  async function code(email: string): Promise<string> {
    const { rows } = await pool.query<{ text: string }>(
      'SELECT text FROM leads.mails WHERE "to" = $1 ORDER BY id DESC LIMIT 1',
      [email],
    )
    return rows[0]?.text.match(/\d{6}/)?.[0] ?? ''
  }

  return {
    pool,
    browser,
    code,
    async signIn(from, email, form = {}) {
      await from.post('start', { email, ...form })
      return from.post('code', { code: await code(email), ...form })
    },
    async close() {
      await pool.end()
      const { database: shared } = await import('@/server/clients/database')
      await shared().end()
      await database.drop()
    },
  }
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...rest] = cookie.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (rest.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}
