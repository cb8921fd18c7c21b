import { expect, type Locator, type Page } from '@playwright/test'
import { PERSON, type Shopper } from './sent-leads'

const FORM = 'form[action="/api/enquiries"]'

export const site = (slug: string, path: string) => `http://${slug}.localhost:${process.env.E2E_PORT}${path}`

export const formIn = (scope: Page | Locator): Locator => scope.locator(FORM)

/** The first form of a part of the page, once React runs it. */
export async function liveForm(scope: Page | Locator): Promise<Locator> {
  const form = formIn(scope)
  await form.scrollIntoViewIfNeeded()
  await expect(scope.locator(`forecourt-island[data-hydrated] ${FORM}`)).toBeAttached()
  return form
}

export const errors = (form: Locator): Locator =>
  form.getByRole('alert').filter({ hasText: 'Please fix the following errors:' })

/** Fills the contact details that every form asks for, except those that `without` names. */
export async function fillContact(
  form: Locator,
  { mark, email }: Shopper,
  without: readonly string[] = [],
): Promise<void> {
  const details = {
    name: PERSON.first,
    last_name: mark,
    email,
    phone: PERSON.phone,
    postcode: PERSON.postcode,
  }
  for (const [name, value] of Object.entries(details))
    if (!without.includes(name)) await form.locator(`[name="${name}"]`).fill(value)
}

/** Chooses a category, writes a message and ticks the terms, where the form has them. */
export async function fillRequired(form: Locator): Promise<void> {
  const category = form.locator('select[name="category"]')
  if (await category.count()) await category.selectOption({ index: 1 })
  const message = form.locator('textarea[aria-required="true"]')
  if (await message.count()) await message.fill('Is it still available?')
  const terms = form.locator('input[name="terms_conditions"]')
  if (await terms.count()) await terms.check()
}

export const send = (form: Locator): Promise<void> => form.locator('button[type="submit"]').click()

export async function expectSuccess(page: Page): Promise<void> {
  await page.waitForURL(/\/success\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
}
