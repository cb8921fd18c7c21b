import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { answersOf } from '../support/forms/form-answers'
import { continueByKeyboard, REACHABLE, sendByKeyboard } from '../support/forms/form-by-keyboard'
import { sendByTouch } from '../support/forms/form-by-touch'
import { errors, expectSuccess, formIn, liveForm, site } from '../support/forms/lead-page'
import {
  collectLayer,
  forgetSentForms,
  leadOf,
  newShopper,
  outboxOf,
  PERSON,
  type Shopper,
} from '../support/forms/sent-leads'
import { FULL, onWebsite } from '../support/full'
import { type ListedVehicle, listedVehicle } from '../support/listed-vehicles'
import { violations } from '../support/violations'
import { test } from '../support/website-test'
import { PLACED, type PlacedForm } from './placed-forms'

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const USED = 'refinementList[status][]=in_stock&refinementList[car_type][]=used'

test.beforeEach(forgetSentForms)

interface Way {
  readonly onPhone: boolean
  readonly isChecked: boolean
}

/** Opens the form where the website places it, once React runs it. */
async function openForm(page: Page, slug: string, placed: PlacedForm, vehicle: ListedVehicle | null) {
  const place = placed.at[slug] ?? ''
  if (placed.vehicle === 'dialog') {
    await page.goto(site(slug, vehicle?.path ?? ''))
    await page.locator('.contact-panel').getByRole('button', { name: place }).click()
    return liveForm(page.getByRole('dialog'))
  }
  await page.goto(site(slug, place + (vehicle ? `?car_id=${vehicle.id}` : '')))
  const first = formIn(page).locator('input:visible, select:visible, textarea:visible').nth(1)
  if (!placed.isFurtherDown && !vehicle) await expect(first).toBeInViewport()
  // The filled form replaces the page's form.
  if (vehicle) await expect(page.getByRole('main').getByText(`About the ${vehicle.name}`)).toBeVisible()
  const form = await liveForm(page)
  if (placed.key === 'test-drive') await expect(form.locator('[name="dateTime"]').first()).toBeVisible()
  return form
}

async function correctByKeyboard(page: Page, form: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.locator('[name="postcode"]')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(PERSON.postcode)
  await page.keyboard.press('Tab')
  await continueByKeyboard(page, form, {})
}

/** Sends the form with a wrong postcode, and then with the right one. */
async function send(page: Page, form: Locator, shopper: Shopper, { onPhone, isChecked }: Way): Promise<void> {
  const answers = answersOf(shopper)
  if (onPhone) await sendByTouch(form, answers)
  else await sendByKeyboard(page, form, answers)
  await expect(errors(form)).toBeFocused()
  await expect(errors(form).getByRole('link')).toHaveText([
    'Invalid postcode. Please enter a 4-digit number.',
  ])
  if (isChecked) expect(await violations(page)).toEqual([])
  if (!onPhone) return correctByKeyboard(page, form)
  const postcode = form.locator('[name="postcode"]')
  await postcode.tap()
  await postcode.fill(PERSON.postcode)
  await expect(errors(form)).toBeHidden()
  // The key "Go" of the phone's keyboard. Playwright would tap the button where it tapped the field, which makes a double tap of both.
  await postcode.press('Enter')
}

async function expectLead(slug: string, placed: PlacedForm, shopper: Shopper, vehicle: ListedVehicle | null) {
  const lead = await leadOf(slug, shopper)
  const { pathname } = new URL(
    site(slug, vehicle && placed.vehicle === 'dialog' ? vehicle.path : (placed.at[slug] ?? '')),
  )
  expect(lead).toMatchObject({
    form: placed.key,
    vehicle: vehicle && Number(vehicle.id),
    phone: '+61412345678',
    spam: false,
    extra: placed.answers ?? {},
  })
  expect(new URL(lead.url).pathname).toBe(pathname)
  expect(lead.files).toHaveLength(placed.key === 'careers' ? 1 : 0)
  if (placed.key === 'test-drive') expect(lead.extra.dateTime).toMatch(/^20\d\d-/)
  expect(lead.deliveries).toBeGreaterThan(0)
  await expect.poll(() => outboxOf(slug, shopper)).not.toEqual([])
}

async function run(browser: Browser, slug: string, placed: PlacedForm, way: Way): Promise<void> {
  const context = await browser.newContext(way.onPhone ? PHONE : DESK)
  const page = await context.newPage()
  const layer = await collectLayer(page)
  const shopper = newShopper()
  const vehicle = placed.vehicle ? await listedVehicle(page, slug, USED) : null
  const form = await openForm(page, slug, placed, vehicle)
  if (way.isChecked) expect(await violations(page)).toEqual([])
  if (way.isChecked && placed.hasSnapshot)
    await expect(form).toMatchAriaSnapshot({ name: `${placed.key}.aria.yml` })
  await send(page, form, shopper, way)
  if (placed.thanks) await expect(page.getByRole('heading', { level: 1, name: placed.thanks })).toBeVisible()
  else await expectSuccess(page)
  expect(page.url()).not.toContain(shopper.mark)
  await expect
    .poll(() => layer)
    .toContainEqual(expect.objectContaining({ event: placed.event, form: placed.key }))
  expect(layer.filter(({ form }) => form === placed.key)).toHaveLength(1)
  await context.close()
  await expectLead(slug, placed, shopper, vehicle)
}

/** Forms of the same fields as others, which only `npm run test:full` sends. */
const SIMILAR: readonly string[] = ['fleet', 'parts', 'photo-request', 'service']

PLACED.forEach((placed, row) => {
  const slugs = Object.keys(placed.at)
  slugs.forEach((slug, column) => {
    const usual = (row + column) % 2 === 1
    // Each way is tried on two websites at least.
    for (const onPhone of slugs.length > 2 ? [usual] : [usual, !usual]) {
      const how = onPhone ? 'on a phone' : 'by keyboard alone'
      test(
        `the ${placed.key} form of ${slug} is sent ${how}, after an error, and reaches staff and tracker [ENQ-11, ENQ-14, ENQ-18, MSL-06, TRACK-01]`,
        column === 0 && onPhone === usual && !SIMILAR.includes(placed.key) ? {} : FULL,
        async ({ browser }) => run(browser, slug, placed, { onPhone, isChecked: !onPhone }),
      )
    }
  })
})

const STARTS: Readonly<Record<string, readonly string[]>> = {
  southerncross: ['/finance', '/contact-us', '/trade-in', '/book-test-drive', '/service'],
  'kestrel-kia': ['/apply-for-finance', '/contact-us', '/sell-your-car', '/book-test-drive', '/service'],
}

for (const [slug, paths] of Object.entries(STARTS))
  test(
    `finance, contact, trade-in and booking pages of ${slug} start their form or calculator on the first screen, at a desk and on a phone [ENQ-01, ROUTE-21, ROUTE-22, TD-05]`,
    onWebsite(slug),
    async ({ page }) => {
      for (const { viewport } of [DESK, PHONE]) {
        await page.setViewportSize(viewport)
        for (const path of paths) {
          await page.goto(site(slug, path))
          const first = page.getByRole('main').locator(REACHABLE).first()
          await expect(first, `${path} at ${viewport.width} px`).toBeInViewport({ ratio: 1 })
        }
      }
    },
  )
