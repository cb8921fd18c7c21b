import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { startWebServer, type WebServer } from '../../../bench/support/web-server'
import { findFreePort } from '../../../scripts/launcher/ports.mjs'
import { startTcpProxy, type TcpProxy } from '../../support/servers/tcp-proxy'
import { FULL } from '../support/full'
import { openDatabase } from '../support/open-database'
import { ALONE, test } from '../support/website-test'

/** Milliseconds that this file's web server waits for its database. */
const LIMIT = 4000
/** Leaves time for a busy machine, and too little to wait for the database twice. */
const IN_TIME = 1.8 * LIMIT
/**
 * Milliseconds. A web server caches nothing for long just after a change, or after it starts listening for
 * changes.
 */
const SETTLING = 10_500
const SITE = 'southerncross.localhost'

let proxy: TcpProxy
let web: WebServer
let folder: string
let vehicles: string[]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const url = process.env.E2E_DATABASE_URL ?? ''
  proxy = await startTcpProxy(url)
  folder = mkdtempSync(join(tmpdir(), 'forecourt-frozen-'))
  web = await startWebServer(await findFreePort(), {
    DATABASE_URL: proxy.through(url),
    DATABASE_TIMEOUT_MS: String(LIMIT),
    DATA_DIR: folder,
  })
  const client = await openDatabase()
  const { rows } = await client.query<{ slug: string }>(
    `SELECT v.slug FROM vehicles v JOIN tenants t ON t.id = v.tenant_id
     WHERE t.slug = 'southerncross' AND v.status = 'in_stock' AND v.show_on_dealer_website ORDER BY v.id LIMIT 2`,
  )
  await client.end()
  vehicles = rows.map(({ slug }) => `/cars/${slug}`)
})

test.afterAll(async () => {
  proxy?.thaw()
  await web?.stop()
  await proxy?.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  retryAfter: string | undefined
  type: string
  body: string
  ms: number
}

function ask(path: string, host = SITE, sent?: object): Promise<Answer> {
  const came = performance.now()
  return new Promise((resolve, reject) => {
    const requested = request(
      {
        host: '127.0.0.1',
        port: web.port,
        path,
        method: sent ? 'POST' : 'GET',
        headers: { host: `${host}:${web.port}`, ...(sent && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          body += part
        })
        response.on('end', () => {
          const { statusCode = 0, headers } = response
          resolve({
            status: statusCode,
            retryAfter: headers['retry-after'],
            type: String(headers['content-type']),
            body,
            ms: performance.now() - came,
          })
        })
      },
    )
    requested.on('error', reject)
    requested.end(sent && JSON.stringify(sent))
  })
}

const CASES: readonly [what: string, path: () => string, type: RegExp, host?: string, sent?: object][] = [
  ['a vehicle that is not in memory', () => vehicles[1] ?? '', /html/],
  ['a search', () => '/search?make=Toyota', /html/],
  ['a landing page', () => '/search/toyota', /html/],
  ['an unknown page', () => '/no-such-page', /html/],
  ['an endpoint', () => '/api/stock/search?make=Toyota', /json/],
  ['similar vehicles', () => `/api/stock/similar?slug=${vehicles[1]?.split('/').at(-1)}`, /json/],
  ['a picture', () => '/image/media/no-such.png?w=320', /svg/],
  ['an upload', () => '/media/no-such.png', /svg/],
  ['robots.txt', () => '/robots.txt', /plain/],
  [
    'signing in',
    () => '/api/users/login',
    /json/,
    'localhost',
    { email: 'platform@example.com', password: 'any password' },
  ],
]

// An edit by another test clears the website's frame from the web server's memory.
test('while the database is frozen, the server serves pages from memory and responds to the rest with 503 in time', {
  tag: [ALONE.tag, FULL.tag],
}, async () => {
  await sleep(SETTLING)
  const [known = ''] = vehicles
  for (const path of ['/', known]) expect((await ask(path)).status).toBe(200)
  proxy.freeze()
  for (const path of ['/', known]) {
    const answered = await ask(path)
    expect(answered.status, path).toBe(200)
    expect(answered.ms, path).toBeLessThan(1000)
  }
  const all = await Promise.all(
    CASES.map(async ([what, path, type, host, sent]) => ({
      what,
      type,
      answer: await ask(path(), host, sent),
    })),
  )
  for (const { what, type, answer } of all) {
    expect(answer.status, what).toBe(503)
    expect(answer.retryAfter, what).toBe('5')
    expect(answer.type, what).toMatch(type)
    expect(answer.ms, what).toBeLessThan(IN_TIME)
  }
  // The form itself makes no database query.
  const form = await ask('/admin/login', 'localhost')
  expect(form.status).toBe(200)
  expect(form.ms).toBeLessThan(IN_TIME)
  for (const what of ['a vehicle that is not in memory', 'a search', 'an unknown page']) {
    expect(all.find((requested) => requested.what === what)?.answer.body, what).toContain('id="main"')
  }
})

test('requests that failed while the database was frozen succeed once it is back', async () => {
  proxy.thaw()
  await expect.poll(async () => (await ask(vehicles[1] ?? '')).status).toBe(200)
  await expect.poll(async () => (await ask('/no-such-page')).status).toBe(404)
})
