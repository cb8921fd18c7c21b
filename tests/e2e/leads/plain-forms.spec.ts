import { expect, type Page } from '@playwright/test'
import { BEFORE_PICTURES } from '../support/before-pictures'
import {
  errors,
  expectSuccess,
  fillContact,
  fillRequired,
  formIn,
  send,
  site,
} from '../support/forms/lead-page'
import { forgetSentForms, leadOf, newShopper, PERSON } from '../support/forms/sent-leads'
import { FULL } from '../support/full'
import { listedVehicle } from '../support/listed-vehicles'
import { test } from '../support/website-test'

const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

interface PlainForm {
  readonly key: string
  /** The page that places it; without one, the form's own page. */
  readonly path?: string
  readonly isAboutVehicle?: boolean
  readonly fill?: (page: Page) => Promise<void>
}

const PLAIN: readonly PlainForm[] = [
  { key: 'contact', path: '/contact-us' },
  { key: 'enquiry', isAboutVehicle: true },
  { key: 'photo-request', isAboutVehicle: true },
  { key: 'test-drive', path: '/book-test-drive' },
  {
    key: 'service',
    path: '/service',
    fill: async (page) => {
      await page.getByRole('checkbox', { name: 'Brakes' }).check()
      await page.getByRole('checkbox', { name: 'Tyres and wheels' }).check()
    },
  },
  {
    key: 'careers',
    path: '/careers',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'About yourself' }).fill('I have fixed utes for ten years.')
      await page.locator('[name="resume"]').setInputFiles(CV)
    },
  },
  { key: 'finance' },
  {
    key: 'pre-approval',
    fill: async (page) => {
      await page.locator('select[name="employment"]').selectOption('Full time')
      await page.locator('[name="income"]').fill('80000')
      await page
        .getByRole('group', { name: /permanent resident/ })
        .getByLabel('Yes')
        .check()
    },
  },
  { key: 'parts', path: '/vehicle-parts-and-accessories' },
  { key: 'fleet', fill: (page) => page.locator('[name="company"]').fill('Plumbers and Sons') },
]

const addressOf = ({ key, path }: PlainForm, carId: string | undefined) =>
  path ?? `/forms/${key}${carId ? `?car_id=${carId}` : ''}`

test.beforeEach(forgetSentForms)

for (const slug of ['southerncross', 'tworivers'])
  for (const plainForm of PLAIN) {
    const { key, fill } = plainForm
    test(
      `without JavaScript the ${key} form of ${slug} keeps what was typed after an error, and then is received [ENQ-11, ENQ-14]`,
      slug === 'southerncross' && (key === 'contact' || key === 'careers') ? {} : FULL,
      async ({ page, browser }) => {
        const shopper = newShopper()
        const vehicle = plainForm.isAboutVehicle ? await listedVehicle(page, slug) : null
        const plain = await browser.newPage({ javaScriptEnabled: false })
        await plain.goto(site(slug, addressOf(plainForm, vehicle?.id)), BEFORE_PICTURES)
        const form = formIn(plain)
        await fillContact(form, shopper, ['postcode'])
        await form.locator('[name="postcode"]').fill('48')
        await fillRequired(form)
        await fill?.(plain)
        await send(form)
        await plain.waitForURL(/\/forms\//)
        expect(plain.url()).not.toContain(shopper.mark)
        await expect(errors(form)).toBeFocused()
        await expect(errors(form)).toContainText('Invalid postcode. Please enter a 4-digit number.')
        await expect(form.locator('[name="email"]')).toHaveValue(shopper.email)
        await form.locator('[name="postcode"]').fill(PERSON.postcode)
        if (key === 'careers') await form.locator('[name="resume"]').setInputFiles(CV)
        await send(form)
        await expectSuccess(plain)
        await plain.close()
        const lead = await leadOf(slug, shopper)
        expect(lead).toMatchObject({ form: key, vehicle: vehicle && Number(vehicle.id), spam: false })
        expect(lead.deliveries).toBeGreaterThan(0)
        if (key === 'careers') expect(lead.files).toHaveLength(1)
        if (key === 'service')
          expect(lead.extra).toMatchObject({ additional_services: ['Tyres and wheels', 'Brakes'] })
      },
    )
  }
