import { expect } from '@playwright/test'
import {
  errors,
  expectSuccess,
  fillContact,
  fillRequired,
  liveForm,
  send,
  site,
} from '../support/forms/lead-page'
import {
  collectEvents,
  forgetSentForms,
  leadOf,
  leadsOf,
  newShopper,
  PERSON,
} from '../support/forms/sent-leads'
import { FULL } from '../support/full'
import { listedVehicle } from '../support/listed-vehicles'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

/** Two websites that differ in trade, template and settings. */
const SITES = ['southerncross', 'tworivers'] as const
/** `npm test` sends each form on the first of them. */
const on = (slug: string) => (slug === SITES[0] ? {} : FULL)

test.beforeEach(forgetSentForms)

for (const slug of SITES) {
  test(
    `the enquiry dialog of ${slug} sends a lead about its vehicle [ENQ-24, VDP-17, TRACK-06]`,
    on(slug),
    async ({ page }) => {
      const shopper = newShopper()
      const events = await collectEvents(page)
      const vehicle = await listedVehicle(
        page,
        slug,
        'refinementList[status][]=in_stock&refinementList[car_type][]=used',
      )
      await page.goto(site(slug, vehicle.path))
      await page.locator('.contact-panel').getByRole('button', { name: 'Message Now' }).click()
      const form = await liveForm(page.getByRole('dialog'))
      await fillContact(form, shopper)
      await fillRequired(form)
      await send(form)
      await expectSuccess(page)
      const lead = await leadOf(slug, shopper)
      expect(lead).toMatchObject({ form: 'enquiry', vehicle: Number(vehicle.id) })
      expect(lead.deliveries).toBeGreaterThan(0)
      expect(events).toContain(15)
    },
  )
}

test('a refused form moves the focus to its summary, which links to the fields [ENQ-11, ENQ-05]', async ({
  page,
}) => {
  await page.goto(site('southerncross', '/contact-us'))
  const form = await liveForm(page)
  await form.locator('[name="postcode"]').fill('48')
  await send(form)
  const summary = errors(form)
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Invalid postcode. Please enter a 4-digit number.' }).press('Enter')
  const postcode = form.locator('[name="postcode"]')
  await expect(postcode).toBeFocused()
  await expect(postcode).toHaveAccessibleDescription(/Invalid postcode/)
  expect(await violations(page)).toEqual([])
})

test('what was typed survives a reload and is one lead after a double click [ENQ-15]', async ({ page }) => {
  const shopper = newShopper()
  await page.goto(site('southerncross', '/contact-us'))
  const form = await liveForm(page)
  await fillContact(form, shopper)
  await page.waitForFunction((email) => JSON.stringify(sessionStorage).includes(email), shopper.email)
  await page.reload()
  await liveForm(page)
  await expect(form.locator('[name="email"]')).toHaveValue(shopper.email)
  await fillRequired(form)
  await form.locator('button[type="submit"]').dblclick()
  await expectSuccess(page)
  expect(await leadsOf('southerncross', shopper)).toHaveLength(1)
})

test('a form that was refused without JavaScript takes each message away once its field is corrected [ENQ-11]', async ({
  page,
}) => {
  const shopper = newShopper()
  await page.goto(site('southerncross', '/contact-us'))
  const form = await liveForm(page)
  await fillContact(form, shopper, ['postcode'])
  await fillRequired(form)
  await form.evaluate((element) => (element as HTMLFormElement).submit()) // as without JavaScript
  await page.waitForURL(/\/forms\/contact/)
  await expect(errors(form)).toBeFocused()
  await expect(form.locator('[name="email"]')).toHaveValue(shopper.email)
  const postcode = form.locator('[name="postcode"]')
  // React takes the problems over when it hydrates the page.
  await expect(async () => {
    await postcode.fill('')
    await postcode.fill(PERSON.postcode)
    await postcode.blur()
    await expect(errors(form)).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect(await violations(page)).toEqual([])
  await send(form)
  await expectSuccess(page)
  expect(await leadsOf('southerncross', shopper)).toHaveLength(1)
})

test('Enter and a double click on Next lead to the next step, and not past it [MSL-01]', async ({ page }) => {
  await page.goto(site('southerncross', '/trade-in'))
  const form = await liveForm(page)
  for (const [name, value] of [
    ['make', 'Toyota'],
    ['model', 'Corolla'],
    ['year', '2019'],
    ['kms', '60000'],
  ] as const)
    await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="year"]').press('Enter')
  await expect(form.getByRole('heading', { name: 'Its condition' })).toBeFocused()
  await form.getByRole('button', { name: 'Back' }).click()
  await form.getByRole('button', { name: 'Next' }).dblclick()
  await expect(form.getByRole('heading', { name: 'Its condition' })).toBeFocused()
  await expect(errors(form)).toBeHidden()
})
