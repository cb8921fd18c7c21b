import { type APIRequestContext, expect } from '@playwright/test'
import { ALONE, test } from '../support/website-test'

const slug = 'southerncross'
const port = process.env.E2E_PORT
/** Where a CDN may keep pages for an hour. */
const portOfCdn = process.env.E2E_WHOLE_PORT

interface Requested {
  port?: string
  host?: string
  headers?: Record<string, string>
}

async function ask(
  request: APIRequestContext,
  path: string,
  { port: at = port, host = slug, headers }: Requested = {},
) {
  const name = host === 'localhost' ? host : `${host}.localhost`
  return request.get(`http://127.0.0.1:${at}${path}`, {
    headers: { host: `${name}:${at}`, ...headers },
    maxRedirects: 0,
  })
}

const forBrowsers = 'public, max-age=0, must-revalidate'

async function vehiclePath(request: APIRequestContext): Promise<string> {
  const page = await (await ask(request, '/search')).text()
  return /href="(\/(?:cars|used-car)\/[\w-]+)"/.exec(page)?.[1] ?? ''
}

test('public pages can be cached by a CDN under their tags, while browsers revalidate', {
  ...ALONE,
}, async ({ request }) => {
  const vehicle = await vehiclePath(request)
  for (const [path, tag] of [
    ['/', /\bt:\d+:page:\/(,|$)/],
    ['/about-us', /\bt:\d+:page:\/about-us\b/],
    ['/search', /\bt:\d+:stock\b/],
    ['/search/toyota', /\bt:\d+:stock\b/],
    [vehicle, new RegExp(`\\bt:\\d+:vehicle:${vehicle.split('/').at(-1)}(,|$)`)],
  ] as const) {
    // Pages rendered within ten seconds of a change must not be cached.
    await expect(async () => {
      const answer = (await ask(request, path, { port: portOfCdn })).headers()
      expect([path, answer['cache-control']]).toEqual([path, forBrowsers])
      expect(answer['cdn-cache-control']).toMatch(/^max-age=[1-9]\d*(, stale-while-revalidate=[1-9]\d*)?$/)
      expect(answer['surrogate-control']).toBe(answer['cdn-cache-control'])
      expect(answer['cache-tag']).toMatch(/^[!-~]+$/)
      expect(answer['cache-tag']).toMatch(/(^|,)hosts(,|$)/)
      expect(answer['cache-tag']).toMatch(tag)
      expect(answer['cache-tag']).not.toContain('_N_T_')
      expect(answer['surrogate-key']).toBe(answer['cache-tag']?.replaceAll(',', ' '))
      expect(answer.vary).toMatch(/accept-encoding/i)
      const known = { 'if-none-match': answer.etag ?? '' }
      const again = await ask(request, path, { port: portOfCdn, headers: known })
      expect([again.status(), again.headers()['cache-tag']]).toEqual([304, answer['cache-tag']])
    }).toPass({ timeout: 60_000 })
  }
})

test('pages have no CDN headers when no CDN is configured', async ({ request }) => {
  for (const path of ['/about-us', '/search/toyota', await vehiclePath(request)]) {
    const answer = (await ask(request, path)).headers()
    expect([path, answer['cache-control'], answer['cdn-cache-control'], answer['cache-tag']]).toEqual([
      path,
      forBrowsers,
      undefined,
      undefined,
    ])
  }
})

for (const at of [port, portOfCdn]) {
  const where = at === port ? '' : ', even where a CDN may cache others'
  test(`personal pages, errors and endpoints are never cached by a shared cache${where}`, async ({
    request,
  }) => {
    const vehicle = await vehiclePath(request)
    for (const [path, requested] of [
      ['/search?page=2', {}],
      ['/about-us?utm_source=mail', {}],
      ['/about-us', { headers: { rsc: '1' } }],
      ['/about-us', { headers: { cookie: '__prerender_bypass=1' } }],
      ['/watchlist', {}],
      ['/compare', {}],
      ['/models', {}],
      [`${vehicle}/view.json`, {}],
      ['/api/stock/search', {}],
      ['/no-such-page', {}],
      ['/cars/no-such-vehicle', {}],
      ['/%C0%AF', {}],
      ['/', { host: 'nobody' }],
      ['/admin/login', { host: 'localhost' }],
      ['/api/users/me', { host: 'localhost' }],
      ['/api/pages', { host: 'localhost' }],
      ['/api/health', { host: 'localhost' }],
    ] satisfies [string, Requested][]) {
      const answer = (await ask(request, path, { port: at, ...requested })).headers()
      expect([path, answer['cache-control']]).toEqual([path, expect.stringMatching(/\b(private|no-store)\b/)])
      expect([path, answer['cdn-cache-control'], answer['surrogate-control']]).toEqual([
        path,
        undefined,
        undefined,
      ])
    }
  })
}
