import { expect, type Page } from '@playwright/test'
import { site } from '../support/forms/lead-page'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { change, create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const SITE = 'outpost'
const SRC = 'https://widget.example.com/w.js'

/** Answers for the other companies, and counts what was asked. */
async function serveScripts(page: Page) {
  const asked: string[] = []
  await page.route(/^https:\/\/(widget|stranger)\.example\.com\//, async (route) => {
    asked.push(route.request().url())
    const body = `document.documentElement.dataset.ran = '${new URL(route.request().url()).hostname}'`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return asked
}

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.ran)

test('a script of another company runs only after the shopper allows it, and is gone within a second once it is stopped', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.outpostGroup)
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${SITE}`)
  const script = await create(api, 'scripts', {
    tenant: tenant.id,
    name: 'Chat of the test',
    src: SRC,
    purpose: 'support',
    attributes: [{ name: 'data-widget', value: '7' }],
  })
  const context = await browser.newContext()
  try {
    const shopper = await context.newPage()
    const asked = await serveScripts(shopper)
    await expect.poll(async () => (await visit(api, SITE, '/')).text).toContain('https://widget.example.com')
    await shopper.goto(site(SITE, '/'))
    const choices = shopper.getByRole('region', { name: 'Your privacy choices' })
    await expect(choices).toBeVisible()
    expect(await violations(shopper, { within: '#privacy-choices' })).toEqual([])
    expect(asked).toEqual([])
    await choices.getByRole('button', { name: 'Refuse all' }).click()
    await expect(choices).toBeHidden()
    await shopper.goto(site(SITE, '/contact-us'))
    await shopper.getByRole('link', { name: 'Privacy choices' }).click()
    await expect(choices).toBeFocused()
    expect(asked).toEqual([])
    await choices.getByRole('button', { name: 'Allow all' }).click()
    await expect.poll(() => ran(shopper)).toBe('widget.example.com')
    await expect(shopper.locator(`script[src="${SRC}"]`)).toHaveAttribute('data-widget', '7')
    const stranger = await shopper.evaluate(
      () =>
        new Promise((resolve) => {
          const element = document.createElement('script')
          element.src = 'https://stranger.example.com/s.js'
          element.onload = () => resolve('loaded')
          element.onerror = () => resolve('refused')
          document.head.append(element)
        }),
    )
    expect(stranger).toBe('refused')
    await shopper.goto(site(SITE, '/sign-in'))
    await expect(shopper.locator(`script[src="${SRC}"]`)).toHaveCount(0)
    await change(api, 'scripts', script.id, { enabled: false })
    const look = () => visit(api, SITE, '/')
    expect(await millisecondsUntil(look, ({ text }) => !text.includes('widget.example.com'))).toBeLessThan(
      1000,
    )
    await shopper.goto(site(SITE, '/'))
    expect(await ran(shopper)).toBeUndefined()
  } finally {
    await context.close()
    await remove(api, 'scripts', script.id)
  }
})

test('a website without scripts of other companies asks nothing', async ({ page }) => {
  const { text } = await visit(page.request, 'southerncross', '/')
  expect(text).not.toContain('Privacy choices')
})
