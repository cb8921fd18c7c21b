import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test'
import { adminAddress } from './addresses'

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

/** Longer than a form of Payload waits after a change before it asks the server about it, in milliseconds. */
const ASKED_BY_THEN = 500

/**
 * Listens to what a collection's forms ask the server from now on, and gives a function that waits until every change was
 * asked about and every answer has come. Payload merges an answer into what the form holds by then, and takes all of it
 * as told: a row added, or a refusal shown, within a quarter of a second before an answer to an earlier change arrives is
 * not asked about again. The wait is by the page's own clock, so a slow machine is waited for.
 */
export function listenTo(page: Page, collection: string): () => Promise<void> {
  const open = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes(`/admin/collections/${collection}`)) return
    asked += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    let before: number
    do {
      before = asked
      await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ASKED_BY_THEN)
    } while (open.size > 0 || asked > before)
  }
}

/** Saves, or publishes where there are drafts, and gives the server's answer. */
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
      new URL(response.url()).pathname.startsWith(`/api/${collection}`) &&
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
