import { expect, test } from '@playwright/test'

const port = process.env.E2E_PORT

for (const slug of ['southerncross', 'outpost']) {
  test(`${slug} sends pages without islands without any framework script`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`http://${slug}.localhost:${port}/`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`http://${slug}.localhost:${port}/about-us`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts).toEqual([])
  })

  test(`${slug} answers an unknown address with 404 and a whole page, scripts or not`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const answer = await page.goto(`http://${slug}.localhost:${port}/no-such-page`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await context.close()
  })
}

for (const path of ['/%FF', '/search/%FF', '/cars/%E0%A4%A', '/media/x%']) {
  test(`${path}, which nobody can decode, is not found rather than an error`, async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `southerncross.localhost:${port}` },
    })
    expect(answer.status()).toBe(404)
  })
}
