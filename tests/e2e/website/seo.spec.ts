import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { withCanonicalDomain } from '../support/canonical-domain'
import { FULL } from '../support/full'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

const address = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

const CANONICAL = 'currawong-canonical.example'

/** Requests a path under any host. Node does not resolve these hosts, so the host goes in the header. */
async function ask(request: APIRequestContext, host: string, path: string) {
  const answer = await request.get(`http://127.0.0.1:${process.env.E2E_PORT}${path}`, {
    headers: { host },
    maxRedirects: 0,
    maxRetries: 2,
  })
  return { status: answer.status(), text: await answer.text() }
}

const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    robots: document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content ?? null,
  }))

test('search engines may index landing pages, but not text searches or combined filters', async ({
  page,
}) => {
  await page.goto(address('southerncross', '/search/ford'))
  const { title, robots } = await head(page)
  expect(title).toMatch(/^Ford Cars for Sale in Queensland \| Southern Cross/)
  expect(robots).toBeNull()
  await page.goto(address('southerncross', '/search/ford?page=2'))
  expect((await head(page)).title).toContain(', Page 2 |')
  for (const path of [
    '/search?query=white',
    '/search/ford?sortBy=price:asc',
    '/search/ford?refinementList[body][]=Ute',
  ]) {
    await page.goto(address('southerncross', path))
    expect((await head(page)).robots, path).toBe('noindex, follow')
  }
})

test(
  'titles name the site once, and the town when all vehicles are in it',
  FULL,
  async ({ page, request }) => {
    for (const slug of ['southerncross', 'kestrel-kia', 'tworivers', 'outpost', 'currawong']) {
      await page.goto(address(slug, '/'))
      const { title } = await head(page)
      expect(title.split(' | ').length, title).toBe(1)
      await page.goto(address(slug, '/about-us'))
      expect((await head(page)).title).toBe(`About ${title}`)
    }
    await page.goto(address('southerncross', '/search/hino'))
    expect((await head(page)).title).toBe('Hino Trucks for Sale in Queensland | Southern Cross Motors')
    await page.goto(address('southerncross', '/search/skoda'))
    expect((await head(page)).title).toBe('Skoda Cars for Sale in Southport | Southern Cross Motors')
    const { text } = await ask(request, 'southerncross.localhost', '/search/skoda')
    expect(text).toContain('content="Skoda cars for sale in Southport at Southern Cross Motors.')
  },
)

test('every known body type has a landing page in each spelling [ROUTE-12, SEARCH-33]', async ({
  request,
}) => {
  const status = async (slug: string) =>
    (await ask(request, 'southerncross.localhost', `/search/${slug}`)).status
  for (const slug of ['wagon', 'station-wagon', 'stationwagon', 'hatch', 'light-truck', 'cab-chassis']) {
    expect(await status(slug), slug).toBe(200)
  }
  expect(await status('stationWagon')).toBe(308)
  expect(await status('spaceship')).toBe(404)
})

test('an editor sets the title and description of a landing page', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  const landing = () => visit(api, 'southerncross', '/search/southern-cross-motorcycles')
  const text = await create(api, 'landing-texts', {
    tenant: tenant.id,
    path: '/search/southern-cross-motorcycles',
    title: 'Motorcycles at Fortitude Valley',
    description: 'Yamaha and Honda, new and used.',
    introPlace: 'below',
  })
  try {
    const shown = await millisecondsUntil(landing, ({ text: html }) =>
      html.includes('<title>Motorcycles at Fortitude Valley</title>'),
    )
    expect(shown).toBeLessThan(1000)
    expect((await landing()).text).toContain('content="Yamaha and Honda, new and used."')
    expect((await visit(api, 'southerncross', '/search')).text).not.toContain('Fortitude Valley</title>')
  } finally {
    await remove(api, 'landing-texts', text.id)
  }
  const gone = await millisecondsUntil(
    landing,
    ({ text: html }) => !html.includes('<title>Motorcycles at Fortitude Valley'),
  )
  expect(gone).toBeLessThan(1000)
})

test('a misspelt make gets a 404 page that suggests the right one', async ({ page }) => {
  const answer = await page.goto(address('southerncross', '/search/toyotta'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Toyota?' }).click()
  await expect(page).toHaveURL(address('southerncross', '/search/toyota'))
  expect((await page.goto(address('southerncross', '/search/zeppelin')))?.status()).toBe(404)
  await expect(page.getByText('Did you mean')).toHaveCount(0)
})

test('a website with a canonical domain has a sitemap, robots.txt and structured data on its results', async ({
  request,
}) => {
  await withCanonicalDomain('currawong', { canonical: CANONICAL }, async () => {
    await expect.poll(async () => (await ask(request, CANONICAL, '/sitemap.xml')).status).toBe(200)
    const { text: sitemap } = await ask(request, CANONICAL, '/sitemap.xml')
    const locations = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
    expect(locations).toEqual(
      expect.arrayContaining([
        `https://${CANONICAL}/`,
        `https://${CANONICAL}/search`,
        `https://${CANONICAL}/search/new-cars`,
        `https://${CANONICAL}/models`,
        `https://${CANONICAL}/models?body=suv`,
      ]),
    )
    expect(new Set(locations).size).toBe(locations.length)
    const { text: models } = await ask(request, CANONICAL, '/models?body=suv')
    expect(models).toContain(`<link rel="canonical" href="https://${CANONICAL}/models?body=suv"`)
    const vehicle = locations.find((location) => location.includes('/cars/')) ?? ''
    expect((await ask(request, CANONICAL, new URL(vehicle).pathname)).status).toBe(200)
    expect((await ask(request, CANONICAL, '/sitemaps/1.xml')).status).toBe(404)
    const { text: robots } = await ask(request, CANONICAL, '/robots.txt')
    const elsewhere = await ask(request, 'currawong.localhost', '/robots.txt')
    expect(elsewhere.text).toBe('User-agent: *\nDisallow: /\n')
    expect(robots).toContain(`Sitemap: https://${CANONICAL}/sitemap.xml`)
    expect(robots).not.toMatch(/Disallow: .*[?&*]/)
    const { text: results } = await ask(request, CANONICAL, '/search/new-cars?page=2')
    expect(results).toContain(`<link rel="canonical" href="https://${CANONICAL}/search/new-cars?page=2"`)
    const { text: combined } = await ask(request, CANONICAL, '/search/new-cars?sortBy=km:asc')
    expect(combined).toContain('content="noindex, follow"')
    expect(combined).not.toContain('<link rel="canonical"')
    expect(results).toContain('"@type":"ItemList"')
    expect(results).toContain('"@type":"BreadcrumbList"')
  })
  await expect
    .poll(async () => (await ask(request, 'currawong.localhost', '/robots.txt')).text)
    .toBe('User-agent: *\nDisallow: /api/\nDisallow: /watchlist\n')
  expect((await ask(request, 'currawong.localhost', '/sitemap.xml')).status).toBe(404)
  expect((await ask(request, 'nobody.localhost', '/robots.txt')).status).toBe(404)
})

test('used stock has a separate route where the website’s settings ask for it [ROUTE-14, ROUTE-17]', async ({
  page,
  request,
}) => {
  await page.goto(address('outpost', '/search'))
  const link = page.locator('.vehicle-card .card-name a').first()
  const path = (await link.getAttribute('href')) ?? ''
  expect(path).toMatch(/^\/used-car\//)
  const slug = path.slice('/used-car/'.length)
  expect((await ask(request, 'outpost.localhost', path)).status).toBe(200)
  expect((await ask(request, 'outpost.localhost', `/cars/${slug}`)).status).toBe(308)
  await page.goto(address('outpost', `/cars/${slug}`))
  await expect(page).toHaveURL(address('outpost', path))
  await page.goto(address('southerncross', '/search/used-cars'))
  const other = await page.locator('.vehicle-card .card-name a').first().getAttribute('href')
  expect(other).toMatch(/^\/cars\//)
  await page.goto(address('southerncross', `/used-car/${other?.slice('/cars/'.length)}`))
  await expect(page).toHaveURL(address('southerncross', other ?? ''))
})
