import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { adminAddress } from './addresses'
import { settledOf } from './settled'

/** Opens a document's form. */
export async function openForm(page: Page, collection: string, id: number | 'create'): Promise<void> {
  await page.goto(adminAddress(`/admin/collections/${collection}/${id}`))
}

/**
 * Fills in a field so that the form knows of it: before the page is alive, the form would not hear of it. The button for
 * saving is off until something changed.
 */
export async function fillIn(page: Page, field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await field.fill('')
    await field.fill(value)
    await expect(saveButton(page)).toBeEnabled({ timeout: 1000 })
  }).toPass()
}

/**
 * Listens to what a collection's forms ask the server from now on, and gives a function that waits until every change was
 * asked about and every answer has come. Payload merges an answer into what the form holds by then, and takes all of it
 * as told: a row added, or a refusal shown, within a quarter of a second before an answer to an earlier change arrives is
 * not asked about again.
 */
export function listenTo(page: Page, collection: string): () => Promise<void> {
  return settledOf(
    page,
    (request) => request.method() === 'POST' && request.url().includes(`/admin/collections/${collection}`),
  )
}

/**
 * Saves, or publishes where there are drafts, and gives the server's answer. The form asks for itself anew then, and loses what is
 * changed before that is answered: whoever goes on in it waits by `listenTo`.
 */
export function save(page: Page, collection: string): Promise<Response> {
  return answerTo(page, collection, () => saveButton(page).click())
}

/** The answer to the write that an action in the admin causes. */
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

function saveButton(page: Page): Locator {
  return page.locator('#action-save')
}
