import { expect } from '@playwright/test'
import { site } from '../support/forms/lead-page'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { change, create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const SITE = 'kestrel-kia'

test('an announcement bar stands above the header of every page at once, and is gone within a second after its end', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernGroup)
  const tenant = await findOne(api, 'tenants', `where[slug][equals]=${SITE}`)
  const text = `Closed on Australia Day ${Date.now()}`
  const { id } = await create(api, 'announcements', {
    tenant: tenant.id,
    text,
    linkText: 'Our hours',
    linkTo: '/contact-us',
  })
  const look = (path: string) => () => visit(api, SITE, path)
  try {
    for (const path of ['/', '/search/new-cars'])
      expect(await millisecondsUntil(look(path), (seen) => seen.text.includes(text))).toBeLessThan(1000)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site(SITE, '/'))
      const bar = page.getByRole('complementary', { name: 'Announcement' })
      await expect(bar).toContainText(text)
      await expect(bar.getByRole('link', { name: 'Our hours' })).toHaveAttribute('href', '/contact-us')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(await violations(page, { within: 'aside' })).toEqual([])
    }
    await change(api, 'announcements', id, { liveUntil: '2020-01-01T00:00:00.000Z' })
    expect(await millisecondsUntil(look('/'), (seen) => !seen.text.includes(text))).toBeLessThan(1000)
  } finally {
    await remove(api, 'announcements', id)
  }
})
