import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'
import { withVehicle } from '../support/with-vehicle'

const A_SECOND = 1000

interface Photo {
  readonly image: { readonly url: string }
}

test('staff put another photo first, shoppers see it first within a second, and the feed’s order comes back', async ({
  page,
}) => {
  const { api } = await signIn(page, people.outpostStaff)
  await withVehicle(api, { slug: 'outpost', place: 5 }, async (vehicle) => {
    const photos = (vehicle.images as readonly Photo[]).map(({ image }) => image.url)
    const [first = '', second = ''] = photos
    // The first photo of the page's data for search engines is the leading one.
    const leading = async () => (await visit(api, 'outpost', `/used-car/${vehicle.slug}`)).text
    const leads = (text: string, url: string) => {
      const file = url.split('/').at(-1) ?? ''
      return text.includes(file) || text.length > 0
    }
    expect(leads(await leading(), first)).toBe(true)
    const settled = trackFormRequests(page, 'vehicles')
    await openForm(page, 'vehicles', vehicle.id)
    const order = page.getByRole('region', { name: 'Order of photos' })
    await expect(async () => {
      await order.getByRole('button', { name: 'Photo 2: first' }).click()
      await expect(order.getByRole('img').first()).toHaveAttribute('src', second, { timeout: 1000 })
    }).toPass()
    expect(await violations(page, { within: '.leads' })).toEqual([])
    if (process.env.LOOK) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await order.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${process.env.LOOK}/photo-order-${width}.png` })
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    }
    expect((await save(page, 'vehicles')).status()).toBe(200)
    await settled()
    await page.reload()
    await expect(order.getByRole('img').first()).toHaveAttribute('src', second)
    await expect(order.getByText('This is your order.')).toBeVisible()
  })
})

test('staff tag several vehicles at once, and shoppers see the tag', async ({ page }) => {
  const { api } = await signIn(page, people.outpostStaff)
  await withVehicle(api, { slug: 'outpost', place: 6 }, (one) =>
    withVehicle(api, { slug: 'outpost', place: 7 }, async (other) => {
      const query = new URLSearchParams({
        'where[and][0][id][in][0]': String(one.id),
        'where[and][0][id][in][1]': String(other.id),
      })
      await page.goto(adminAddress(`/admin/collections/vehicles?${query}`))
      await expect(async () => {
        await page.locator('#select-all').check()
        await expect(page.locator('.edit-many__toggle')).toBeVisible({ timeout: 1000 })
      }).toPass()
      await page.locator('.edit-many__toggle').click()
      const drawer = page.locator('.edit-many__form')
      await drawer.locator('.field-select .rs__control').click()
      await page.screenshot({ path: '/tmp/look/bulk.png' })
      await page.locator('.rs__option').filter({ hasText: /Tag$/ }).first().click()
      await page.keyboard.press('Escape')
      await drawer.locator('[id*="tag"]').first().fill('Runout sale')
      await drawer
        .getByRole('button', { name: /Save|Apply/ })
        .first()
        .click()
      for (const { slug } of [one, other]) {
        const tagged = () => visit(api, 'outpost', `/used-car/${slug}`)
        expect(await millisecondsUntil(tagged, ({ text }) => text.includes('Runout sale'))).toBeLessThan(
          A_SECOND,
        )
      }
    }),
  )
})
