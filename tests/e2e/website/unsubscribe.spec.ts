import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { inspectorOf } from '../support/inspect-page'
import { linkFor } from '../support/unsubscribe-link'
import { test } from '../support/website-test'

const origin = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}`
const somebody = () => `test-${randomUUID()}@example.com`

for (const slug of ['southerncross', 'currawong']) {
  test(`a person unsubscribes from ${slug} by keyboard alone, without JavaScript [ROUTE-41]`, async ({
    browser,
  }) => {
    const link = await linkFor(slug, somebody())
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const answer = await page.goto(origin(slug) + link)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    await page.getByRole('button', { name: 'Unsubscribe' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    expect(page.url()).toBe(origin(slug) + link)
    await context.close()
  })
}

test('the page of an unsubscribe link is accessible in every state [ROUTE-41, HF-03]', async ({
  page,
  request,
}) => {
  const link = await linkFor('tworivers', somebody())
  const inspect = await inspectorOf(page)
  const address = origin('tworivers') + link
  expect(await inspect(`${origin('tworivers')}/pages/unsubscribe`)).toEqual([])
  expect(await inspect(address)).toEqual([])
  await oneClick(request, 'tworivers', link)
  expect(await inspect(address)).toEqual([])
})

/** What a mail program sends (RFC 8058). Node does not resolve `*.localhost`. */
const oneClick = (request: APIRequestContext, slug: string, link: string) =>
  request.post(`http://127.0.0.1:${process.env.E2E_PORT}${link}`, {
    headers: { host: `${slug}.localhost:${process.env.E2E_PORT}`, cookie: '' },
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })

test('a mail program unsubscribes its reader with one click, on the link’s own website only [ROUTE-41]', async ({
  request,
}) => {
  const link = await linkFor('southerncross', somebody())
  expect((await oneClick(request, 'kestrel-kia', link)).status()).toBe(404)
  const answer = await oneClick(request, 'southerncross', link)
  expect([answer.status(), await answer.text()]).toEqual([200, 'Unsubscribed.'])
})
