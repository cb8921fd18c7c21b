import { expect, test } from '@playwright/test'

const port = process.env.E2E_PORT

for (const slug of ['southerncross', 'outpost']) {
  test(`${slug} sends cached pages with island scripts only`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(`http://${slug}.localhost:${port}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/about-us', '/search/toyota']) {
      await page.goto(`http://${slug}.localhost:${port}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    expect(scripts.filter((path) => !path.startsWith('/_next/static/islands/'))).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
  })

  test(`${slug} responds to an unknown address with a full 404 page, with or without scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of [
      '/no-such-page',
      '/search/no-such-make?page=2',
      '/watchlist/no-such-list',
      '/search/~',
    ]) {
      const answer = await page.goto(`http://${slug}.localhost:${port}${path}`)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
    // Only the admin's hosts serve the health endpoint, to any caller.
    for (const [host, status] of [
      [`${slug}.localhost:${port}`, 404],
      [`localhost:${port}`, 200],
    ] as const) {
      const health = await context.request.get(`http://127.0.0.1:${port}/api/health`, { headers: { host } })
      expect([host, health.status()]).toEqual([host, status])
    }
    await context.close()
  })
}

for (const path of ['/%FF', '/search/%FF', '/cars/%E0%A4%A', '/media/x%']) {
  test(`${path}, which cannot be decoded, gets the website’s own 404 page`, async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `southerncross.localhost:${port}` },
    })
    expect(answer.status()).toBe(404)
    const page = await answer.text()
    expect(page).toContain('Page not found')
    expect(page).toContain('Southern Cross')
  })
}

for (const [what, host, path] of [
  ['a cached page', `southerncross.localhost:${port}`, '/about-us'],
  ['a page that is not found', `southerncross.localhost:${port}`, '/no-such-page'],
  ['the admin', `localhost:${port}`, '/admin/login'],
] as const) {
  test(`${what} sends HSTS when it is requested over HTTPS`, async ({ request }) => {
    for (const [protocol, policy] of [
      ['https', 'max-age=31536000'],
      ['http', undefined],
    ] as const) {
      const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
        headers: { host, 'x-forwarded-proto': protocol },
      })
      expect([protocol, answer.headers()['strict-transport-security']]).toEqual([protocol, policy])
    }
  })
}
