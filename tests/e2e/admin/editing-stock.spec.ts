import { expect } from '@playwright/test'
import { fillIn, openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { signIn } from '../support/signed-in-user'
import { ALONE, test } from '../support/website-test'
import { withVehicle } from '../support/with-vehicle'

const A_SECOND = 1000

test(
  'a vehicle that staff hide disappears from its page and from search until they show it again',
  ALONE,
  async ({ page }) => {
    const { api } = await signIn(page, people.southernStaff)
    await withVehicle(api, { slug: 'southerncross', place: 1 }, async ({ id, slug, stocknum }) => {
      const onSite = () => visit(api, 'southerncross', `/cars/${slug}`)
      const inSearch = () => visit(api, 'southerncross', `/api/stock/search?query=${stocknum}`)
      expect((await onSite()).status).toBe(200)
      expect((await inSearch()).text).toContain(slug)

      const settled = trackFormRequests(page, 'vehicles')
      await openForm(page, 'vehicles', id)
      await expect(async () => {
        await page.getByLabel('Hide from the website').check()
        await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1000 })
      }).toPass()
      expect((await save(page, 'vehicles')).status()).toBe(200)
      expect(await millisecondsUntil(onSite, ({ status }) => status === 404)).toBeLessThan(A_SECOND)
      expect((await inSearch()).text).not.toContain(slug)

      await settled()
      await page.getByLabel('Hide from the website').uncheck()
      expect((await save(page, 'vehicles')).status()).toBe(200)
      expect(await millisecondsUntil(onSite, ({ status }) => status === 200)).toBeLessThan(A_SECOND)
      expect((await inSearch()).text).toContain(slug)
    })
  },
)

test('a corrected colour and a tag show on the site, and removing them restores the feed’s values', async ({
  page,
}) => {
  const { api } = await signIn(page, people.outpostStaff)
  await withVehicle(api, { slug: 'outpost', place: 2 }, async ({ id, slug, colour }) => {
    // Used vehicles may have their own route (ROUTE-14).
    const onSite = () => visit(api, 'outpost', `/used-car/${slug}`)
    expect((await onSite()).text).toContain(String(colour))

    const settled = trackFormRequests(page, 'vehicles')
    await openForm(page, 'vehicles', id)
    await fillIn(page, page.locator('#field-staff__colour'), 'Dust of Birdsville')
    await fillIn(page, page.locator('#field-staff__tag'), 'Just traded')
    expect((await save(page, 'vehicles')).status()).toBe(200)
    const corrected = await millisecondsUntil(onSite, ({ text }) => text.includes('Dust of Birdsville'))
    expect(corrected).toBeLessThan(A_SECOND)
    expect((await visit(api, 'outpost', `/api/stock/search?query=${slug}`)).status).toBe(200)
    expect((await onSite()).text).toContain('Just traded')

    await settled()
    await fillIn(page, page.locator('#field-staff__colour'), '')
    await fillIn(page, page.locator('#field-staff__tag'), '')
    expect((await save(page, 'vehicles')).status()).toBe(200)
    const removed = await millisecondsUntil(onSite, ({ text }) => !text.includes('Dust of Birdsville'))
    expect(removed).toBeLessThan(A_SECOND)
    const { text } = await onSite()
    expect(text).toContain(String(colour))
    expect(text).not.toContain('Just traded')
  })
})

test('staff can read a vehicle’s feed fields but not edit them', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  await withVehicle(api, { slug: 'southerncross', place: 3 }, async ({ id, name }) => {
    await openForm(page, 'vehicles', id)
    await expect(async () => {
      await page.getByRole('button', { name: 'From the feed' }).click()
      await expect(page.locator('#field-vin')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(page.locator('#field-name')).toHaveValue(name)
    const open = await page
      .locator('.tabs-field__content-wrap')
      .locator('input:visible:not([type=hidden]), textarea:visible, [contenteditable=true]:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.matches(':disabled, [readonly], [aria-disabled=true] *'))
          .map((control) => control.id || control.outerHTML),
      )
    expect(open).toEqual([])
  })
})
