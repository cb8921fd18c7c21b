import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openForm, save } from '../support/forms/admin-form'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { asSecondUser, create, type Doc, find, findOne, remove, signIn } from '../support/signed-in-user'
import { ALONE, test } from '../support/website-test'

interface OwnDealership {
  readonly id: number
  readonly name: string
  readonly mark: string
}

/**
 * Adds an empty dealership to Southern Cross for one test. The stock is deleted afterwards; the dealership
 * stays, because its import runs are kept as a record.
 */
async function withDealership<T>(
  platform: APIRequestContext,
  work: (dealership: OwnDealership) => Promise<T>,
): Promise<T> {
  const tenant = await findOne(platform, 'tenants', 'where[slug][equals]=southerncross')
  const mark = randomUUID().slice(0, 8)
  const name = `Test yard ${mark}`
  const { id } = await create(platform, 'dealerships', { tenant: tenant.id, name, slug: `test-yard-${mark}` })
  try {
    return await work({ id, name, mark })
  } finally {
    const stock = await find(platform, 'vehicles', `where[dealership][equals]=${id}&limit=100`)
    for (const vehicle of stock) await remove(platform, 'vehicles', vehicle.id)
  }
}

function stockFile(mark: string, count: number): string {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `T-${mark}-${index}`,
    name: `2024 Toyota Hilux Test ${mark}`,
    year: 2024,
    make: 'Toyota',
    model: 'Hilux',
    price: 40_000 + index,
    stocknum: `T${mark}${index}`,
    status: 'in_stock',
    car_type: 'used',
    item_type: 'car',
  }))
  return rows.map((row) => JSON.stringify(row)).join('\n')
}

async function upload(page: Page, { name }: OwnDealership, content: string, full = false): Promise<number> {
  await openForm(page, 'import-runs', 'create')
  await expect(async () => {
    await page.locator('input[type="file"]').setInputFiles({
      name: 'stock.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(content),
    })
    await expect(page.locator('.file-field__filename, .file-field input').first()).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await page.locator('#field-dealership').click()
  await page.getByRole('option', { name }).click()
  if (full) await page.getByLabel('The file lists all stock').check()
  const answer = await save(page, 'import-runs')
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: Doc }).doc.id
}

/** Waits until the worker sets the run's status, then opens the run. */
async function waitForStatus(page: Page, api: APIRequestContext, run: number, status: string): Promise<void> {
  await expect
    .poll(async () => (await findOne(api, 'import-runs', `where[id][equals]=${run}`)).status, {
      timeout: 30_000,
    })
    .toBe(status)
  await openForm(page, 'import-runs', run)
}

test(
  'staff upload a stock file, and the run shows the added and rejected rows',
  ALONE,
  async ({ page, browser }) => {
    await asSecondUser(browser, people.platform, ({ api: platform }) =>
      withDealership(platform, async (dealership) => {
        const { api } = await signIn(page, people.southernStaff)
        const bad = JSON.stringify({
          id: 'bad',
          name: 'No price',
          make: 'Toyota',
          model: 'Hilux',
          price: 'dear',
        })
        const run = await upload(page, dealership, `${stockFile(dealership.mark, 3)}\n${bad}`)
        await waitForStatus(page, api, run, 'done')
        await expect(page.locator('#field-read')).toHaveValue('4')
        await expect(page.locator('#field-added')).toHaveValue('3')
        await expect(page.locator('#field-rejected')).toHaveValue('1')
        await expect(page.getByRole('table', { name: /^Rejected rows/ })).toContainText('price')
        const search = () => visit(api, 'southerncross', `/api/stock/search?query=T${dealership.mark}1`)
        const isFound = ({ text }: { text: string }) => JSON.parse(text).count === 1
        expect(await millisecondsUntil(search, isFound)).toBeLessThan(1000)
      }),
    )
  },
)

test(
  'a run that would sell most of the stock waits until a group admin, not staff, confirms it',
  ALONE,
  async ({ page, browser }) => {
    await asSecondUser(browser, people.platform, ({ api: platform }) =>
      withDealership(platform, async (dealership) => {
        const { api } = await signIn(page, people.southernStaff)
        await waitForStatus(page, api, await upload(page, dealership, stockFile(dealership.mark, 5)), 'done')
        const held = await upload(page, dealership, stockFile(dealership.mark, 1), true)
        await waitForStatus(page, api, held, 'held')
        await expect(page.getByText(/It would sell 4 of 5 listed vehicles/)).toBeVisible()
        await expect(page.getByLabel('Import anyway')).toBeDisabled()

        await asSecondUser(browser, people.southernGroup, async (group) => {
          await openForm(group.page, 'import-runs', held)
          await expect(async () => {
            await group.page.getByLabel('Import anyway').check()
            await expect(group.page.locator('#action-save')).toBeEnabled({ timeout: 1000 })
          }).toPass()
          expect((await save(group.page, 'import-runs')).status()).toBe(200)
          await waitForStatus(group.page, group.api, held, 'done')
          await expect(group.page.locator('#field-sold')).toHaveValue('4')
        })
      }),
    )
  },
)
