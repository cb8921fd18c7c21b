import { expect } from '@playwright/test'
import { photoKey } from '@/domain/images/stock-photo'
import { adminAddress } from '../support/addresses'
import { openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'
import { withVehicle } from '../support/with-vehicle'

const A_SECOND = 1000

/** The first photo of the vehicle that its page names. */
const LEADING = /\/image\/stock\/[^/"]+\/([a-z0-9]+)/

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
    const onSite = () => visit(api, 'outpost', `/used-car/${vehicle.slug}`)
    const leads = (text: string, url: string) => LEADING.exec(text)?.[1] === photoKey(url)
    expect(leads((await onSite()).text, first)).toBe(true)
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
    expect(await millisecondsUntil(onSite, ({ text }) => leads(text, second))).toBeLessThan(A_SECOND)
    await settled()
    await page.reload()
    await expect(order.getByRole('img').first()).toHaveAttribute('src', second)
    await order.getByRole('button', { name: 'Use the feed’s order' }).click()
    await expect(order.getByRole('img').first()).toHaveAttribute('src', first)
    expect((await save(page, 'vehicles')).status()).toBe(200)
    expect(await millisecondsUntil(onSite, ({ text }) => leads(text, first))).toBeLessThan(A_SECOND)
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
      const drawer = page.locator('.edit-many__form')
      await expect(async () => {
        await page.locator('#select-all').check()
        await page.getByRole('button', { name: 'Edit', exact: true }).click()
        await expect(drawer).toBeVisible({ timeout: 3000 })
      }).toPass()
      await drawer.locator('.field-select .rs__control').click()
      await page.locator('.rs__option').filter({ hasText: /Tag$/ }).first().click()
      await drawer.locator('input[name$="tag"]').fill('Runout sale')
      await drawer
        .getByRole('button', { name: /Save|Apply/ })
        .first()
        .click()
      await expect(page.getByText('Updated 2 Vehicles successfully.')).toBeVisible()
      for (const { slug } of [one, other]) {
        const tagged = () => visit(api, 'outpost', `/used-car/${slug}`)
        expect(await millisecondsUntil(tagged, ({ text }) => text.includes('Runout sale'))).toBeLessThan(
          A_SECOND,
        )
      }
    }),
  )
})
