import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { adminAddress } from '../addresses'
import { trackRequests } from '../track-requests'

export async function openForm(page: Page, collection: string, id: number | 'create'): Promise<void> {
  await page.goto(adminAddress(`/admin/collections/${collection}/${id}`))
}

/**
 * Fills in a field, and retries until the form registers it: before hydration the form ignores input, and the
 * save button stays disabled until a field changes.
 */
export async function fillIn(page: Page, field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.fill('')
    await field.fill(value)
    await expect(saveButton(page)).toBeEnabled({ timeout: 1000 })
  }).toPass()
}

/**
 * Tracks a collection form's requests from now on, and returns a function that waits until the form has sent
 * every change and received every response. Payload merges a response into the form's current state and treats
 * all of that state as sent: the form never sends a row that was added, or a rejection that was shown, within
 * the quarter of a second before the response to an earlier change.
 */
export function trackFormRequests(page: Page, collection: string): () => Promise<void> {
  return trackRequests(
    page,
    (request) => request.method() === 'POST' && request.url().includes(`/admin/collections/${collection}`),
  )
}

/**
 * Saves, or publishes where the collection has drafts, and returns the server's response. The form then reloads
 * its state and loses changes made before that response: wait with `trackFormRequests` before editing further.
 */
export function save(page: Page, collection: string): Promise<Response> {
  return answerTo(page, collection, () => saveButton(page).click())
}

/** The response to the write that an action in the admin causes. */
export async function answerTo(
  page: Page,
  collection: string,
  action: () => Promise<void>,
): Promise<Response> {
  const answered = page.waitForResponse(
    (response) =>
      new RegExp(`^/api/${collection}(/\\d+)?$`).test(new URL(response.url()).pathname) &&
      ['POST', 'PATCH', 'DELETE'].includes(response.request().method()),
  )
  await action()
  return answered
}

/** Chooses an entry of the document's menu (three dots) and confirms it. */
export async function chooseInMenu(page: Page, entry: string): Promise<void> {
  await page.locator('.doc-controls__popup button').click()
  await page.getByRole('button', { name: entry, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
}

export function saveButton(page: Page): Locator {
  return page.locator('#action-save')
}
