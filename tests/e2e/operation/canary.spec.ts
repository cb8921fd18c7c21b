import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Canary, withCanary } from '../support/canary'
import { people } from '../support/people'
import { signIn } from '../support/signed-in-user'

const OWNER = 'currawong'
const others = ['outpost', 'southerncross', 'kestrel-kia', 'tworivers'].map((slug) => `${slug}.localhost`)
const UNKNOWN = 'no-such-dealer.localhost'
const ADMIN = 'localhost'

interface Answer {
  readonly where: string
  readonly status: number
  readonly type: string
  readonly text: string
}

/** Requests a path without a session. Node does not resolve `*.localhost`, so the host goes in the header. */
async function ask(anonymous: APIRequestContext, host: string, path: string, headers = {}): Promise<Answer> {
  const port = process.env.E2E_PORT
  const answer = await anonymous.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${host}:${port}`, ...headers },
    maxRedirects: 0,
  })
  return {
    where: `${host}${path} ${JSON.stringify(headers)}`,
    status: answer.status(),
    type: answer.headers()['content-type'] ?? '',
    text: await answer.text(),
  }
}

const RSC = { rsc: '1' }

/** The address of a page's RSC data. Without the parameter, Next redirects to it. */
const asData = (path: string) => `${path}${path.includes('?') ? '&' : '?'}_rsc`

/** Every kind of address at which the canary's own website shows content. */
function addresses({ pagePath, vehiclePath, words, filename }: Canary): [path: string, headers?: object][] {
  const pages = ['/', pagePath, '/search', `/search?query=${words}`, vehiclePath]
  const picture = encodeURIComponent(`/media/${filename}`)
  return [
    ...pages.map((path): [string] => [path]),
    ...pages.map((path): [string, object] => [asData(path), RSC]),
    [`/api/stock/search?query=${words}`],
    ['/api/stock/search?hitsPerPage=100'],
    [`/api/stock/similar?slug=${vehiclePath.split('/').at(-1)}`],
    [`/api/stock/viewed?saved=${vehiclePath.split('/').at(-1)}`],
    ['/api/pages?limit=100'],
    [`/api/media/file/${filename}`],
    [`/media/${filename}`],
    [`/_next/image?url=${picture}&w=640&q=75`],
  ]
}

const collections = [
  'pages',
  'legal-texts',
  'promos',
  'landing-texts',
  'media',
  'site-chrome',
  'locations',
  'vehicles',
  'tenants',
  'dealerships',
]

function adminAddresses({ words, filename }: Canary): string[] {
  return [
    ...collections.flatMap((name) => [
      `/api/${name}?limit=100&depth=2`,
      `/api/${name}?where[name][like]=${words}`,
    ]),
    ...['/api/pages?draft=true&limit=100', '/api/globals', '/api/graphql', '/api/stock/search', '/admin'],
    `/api/media/file/${filename}`,
    `/media/${filename}`,
    `/_next/image?url=${encodeURIComponent(`/api/media/file/${filename}`)}&w=640&q=75`,
  ]
}

/** The secrets that the response contains. The file's name counts as one, unless the address names it. */
function leaks({ text, where }: Answer, { secrets, filename }: Canary): string[] {
  const kept = [...Object.values(secrets), ...(where.includes(filename) ? [] : [filename])]
  return kept.filter((secret) => text.includes(secret)).map((secret) => `${where} reveals ${secret}`)
}

test('one website’s content shows on that website and nowhere else [TEN-01]', async ({
  page,
  playwright,
}) => {
  test.slow()
  const { api } = await signIn(page, people.platform)
  const anonymous = await playwright.request.newContext()
  await withCanary(api, OWNER, async (canary) => {
    const { secrets, words, filename } = canary
    const own = (path: string, headers = {}) => ask(anonymous, `${OWNER}.localhost`, path, headers)

    const showsAtHome = async () => {
      const { text } = await own(canary.pagePath)
      for (const secret of [secrets.page, secrets.legalText, secrets.description, secrets.chrome, filename])
        expect(text).toContain(secret)
      const data = await own(asData(canary.pagePath), RSC)
      expect(data.type).toBe('text/x-component')
      expect(data.text).toContain(secrets.page)
      expect((await own('/')).text).toContain(secrets.chrome)
      expect((await own(`/search?query=${words}`)).text).toContain(secrets.vehicle)
      const stock = await own(`/api/stock/search?query=${words}`)
      expect(JSON.parse(stock.text)).toMatchObject({
        count: 1,
        hits: [{ name: secrets.vehicle, location_name: secrets.place }],
      })
      const vehicle = await own(canary.vehiclePath)
      for (const secret of [secrets.vehicle, secrets.place]) expect(vehicle.text).toContain(secret)
      expect(await own(`/media/${filename}`)).toMatchObject({ status: 200, type: 'image/webp' })
    }
    // Pages update within a second (docs/adr/0001); a busy machine may need longer.
    await test.step('it shows on its own website', () => expect(showsAtHome).toPass({ timeout: 10_000 }))

    for (const host of [...others, UNKNOWN]) {
      await test.step(`it does not show on ${host}`, async () => {
        for (const [path, headers] of addresses(canary)) {
          const answer = await ask(anonymous, host, path, headers)
          expect(leaks(answer, canary)).toEqual([])
          expect(answer.type).not.toMatch(/^image\//)
        }
        expect((await ask(anonymous, host, `/media/${filename}`)).status).toBe(404)
        expect((await ask(anonymous, host, canary.pagePath)).status).toBe(404)
        expect((await ask(anonymous, host, canary.vehiclePath)).status).toBe(404)
      })
    }

    await test.step('the admin shows it to nobody without a login', async () => {
      for (const path of adminAddresses(canary)) {
        const answer = await ask(anonymous, ADMIN, path)
        expect(leaks(answer, canary)).toEqual([])
        expect(answer.type).not.toMatch(/^image\//)
      }
    })
  })
  await anonymous.dispose()
})
