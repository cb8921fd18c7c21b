import { expect, type Page } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { alsoListed } from '../support/also-listed'
import { inspectorOf } from '../support/inspect-page'
import { type ListedVehicle, listedVehicle } from '../support/listed-vehicles'
import { openDatabase } from '../support/open-database'
import { people } from '../support/people'
import { signIn } from '../support/signed-in-user'
import { ALONE, test } from '../support/website-test'

const origin = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}`

const SHOPPER = ['First name', 'Last name', 'Email', 'Mobile'] as const
const TYPED = ['Ada', 'Reserver', 'ada.reserver@example.com', '0412 345 678']

/** Fills in the contact step and sends it, by keyboard alone. */
async function enterContact(page: Page): Promise<void> {
  await page.getByLabel(SHOPPER[0]).focus()
  for (const text of TYPED) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/[\w-]{16}\./)
}

/** Chooses a test card and pays with the keyboard. */
async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel(card).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
}

/** Cancels the reservation, and waits until the worker has returned the deposit. */
async function refund(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel and refund my deposit' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your deposit is returned')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Returned', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

async function faultsOf(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 844 }
  const faults = await (await inspectorOf(page))(page.url())
  await page.setViewportSize({ width, height })
  return faults
}

/** A group admin returns the deposit of the newest reservation, with a reason. */
async function refundAsStaff(page: Page): Promise<void> {
  const reservation = page.url()
  await signIn(page, people.southernGroup)
  await page.goto(adminAddress('/admin/collections/reservations'))
  await page.getByText('Emails about reservations').click()
  await expect(
    page.frameLocator('iframe[title="The email"]').getByText('Your vehicle is reserved').first(),
  ).toBeVisible()
  const record = await page.locator('table tbody tr a').first().getAttribute('href')
  await page.goto(adminAddress(record ?? ''))
  await page.getByLabel('Action').selectOption('refund')
  await page.getByLabel('Reason').fill('The shopper changed their mind')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await expect(async () => {
    await page.goto(reservation)
    await expect(page.getByText('Returned', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
}

interface Seen {
  readonly api: boolean
  readonly page: boolean
}

const RESERVED: Seen = { api: true, page: true }
const FREE: Seen = { api: false, page: false }

/** Whether the search's API and the vehicle's page say that the vehicle is reserved. */
async function reservedOn(page: Page, site: string, { id, path }: ListedVehicle): Promise<Seen> {
  const host = { host: `${site}.localhost:${process.env.E2E_PORT}` }
  const get = (address: string) =>
    page.request.get(`http://127.0.0.1:${process.env.E2E_PORT}${address}`, { headers: host })
  const answer = await get('/api/stock/search?hitsPerPage=100')
  const { hits } = (await answer.json()) as { hits: { id: string; reserved: boolean | null }[] }
  const html = await (await get(path)).text()
  return {
    api: hits.find((hit) => hit.id === id)?.reserved ?? false,
    page: /Reserved<\//.test(html),
  }
}

async function reserveOnPhone(page: Page, vehicle: ListedVehicle, other: ListedVehicle): Promise<void> {
  expect(await reservedOn(page, 'outpost', other)).toEqual(FREE)
  await page.goto(origin('currawong') + vehicle.path)
  await page.getByRole('link', { name: 'Reserve Online' }).first().press('Enter')
  await page.waitForURL(`**${vehicle.path}/checkout`)
  expect(await faultsOf(page)).toEqual([])
  await expect(page.getByText('Refundable deposit: $200')).toBeVisible()
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter')
  await expect(page.locator('main').getByRole('alert')).toBeFocused()
  await expect(page.locator('main').getByRole('alert')).toContainText(
    'Agree to the terms to reserve the vehicle.',
  )
  await enterContact(page)
  const reservation = page.url()
  expect(await faultsOf(page)).toEqual([])
  await pay(page, 'The card is refused')
  await expect(page.locator('main').getByRole('alert')).toHaveText('Your card was refused. Try another card.')
  await pay(page, 'The payment succeeds')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your vehicle is reserved')
  await expect.poll(() => reservedOn(page, 'currawong', vehicle)).toEqual(RESERVED)
  await expect.poll(() => reservedOn(page, 'outpost', other)).toEqual(RESERVED)
  expect(await faultsOf(page)).toEqual([])
  await page.goto(`${origin('currawong')}${vehicle.path}/checkout`)
  await expect(page.getByText('Somebody else has reserved this vehicle.')).toBeVisible()
  await page.goto(reservation)
  await refund(page)
  await expect.poll(() => reservedOn(page, 'currawong', vehicle)).toEqual(FREE)
  await expect.poll(() => reservedOn(page, 'outpost', other)).toEqual(FREE)
}

test(
  'a shopper of currawong on a phone reserves a vehicle by keyboard after a refused card, each website of the group shows it, and the deposit comes back [CHK-01, CHK-03, CHK-04, CHK-05]',
  ALONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const vehicle = await listedVehicle(page, 'currawong', 'carType=used')
    const other = await listedVehicle(page, 'outpost')
    await alsoListed(vehicle, other, () => reserveOnPhone(page, vehicle, other))
  },
)

test(
  'a shopper of kestrel-kia confirms with 3-D Secure on its own path, and a slow payment arrives [ROUTE-18]',
  ALONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    const vehicle = await listedVehicle(page, 'kestrel-kia', 'carType=used')
    const address = `${origin('kestrel-kia')}${vehicle.path}/buy-online`
    expect((await page.goto(`${origin('kestrel-kia')}${vehicle.path}/checkout`))?.status()).toBe(404)
    await page.goto(address)
    await expect(page.getByText('Refundable deposit: $500')).toBeVisible()
    await enterContact(page)
    await pay(page, '3-D Secure')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm the payment')
    await page.getByRole('button', { name: 'Refuse it' }).press('Enter')
    await expect(page.locator('main').getByRole('alert')).toBeVisible()
    await pay(page, '3-D Secure')
    await page.getByRole('button', { name: 'Confirm the payment' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your vehicle is reserved')
    await refund(page)
    await page.goto(address)
    await enterContact(page)
    await pay(page, 'The payment takes ten seconds')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment is being processed')
    const client = await openDatabase()
    await client.query(`UPDATE payments.sandbox SET settles_at = now() WHERE status = 'processing'`)
    await client.end()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your vehicle is reserved')
    await refundAsStaff(page)
  },
)

test('southerncross asks to sign in once it knows the vehicle, without JavaScript too [CHK-07, CHK-09]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const vehicle = await listedVehicle(page, 'southerncross', 'carType=used')
  await page.goto(`${origin('southerncross')}${vehicle.path}/checkout`)
  const asked = new URL(page.url())
  expect([asked.pathname, asked.searchParams.get('type'), asked.searchParams.get('redirect')]).toEqual([
    '/sign-in',
    'checkout',
    `${vehicle.path}/checkout`,
  ])
  const missing = await page.goto(`${origin('southerncross')}/cars/no-such-vehicle/checkout`)
  expect(missing?.status()).toBe(404)
  await context.close()
})

test(
  'a shopper of kestrel-kia buys online, goes on in another browser with the link, and pays the deposit [ROUTE-19]',
  ALONE,
  async ({ page, browser }) => {
    const vehicle = await listedVehicle(page, 'kestrel-kia', 'carType=used')
    await page.goto(origin('kestrel-kia') + vehicle.path)
    await page.getByRole('link', { name: 'Buy Online' }).click()
    await page.waitForURL(/\/checkout-journey\?car_id=/)
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('Yes').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('main').getByRole('alert')).toContainText('Enter the year, make and model')
    await page.getByLabel('Year, make and model').fill('2015 Mazda 3')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Payment' })).toBeVisible()
    await page.getByText('Continue later or on another device').click()
    const link = (await page.locator('main details a').getAttribute('href')) ?? ''
    const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await other.goto(link)
    for (const step of ['Payment', 'Extras', 'Delivery']) {
      await expect(other.getByRole('heading', { level: 2, name: step })).toBeVisible()
      if (step === 'Extras') await other.getByLabel(/Paint and fabric protection/).check()
      await other.getByRole('button', { name: 'Continue' }).click()
    }
    for (const [index, label] of SHOPPER.entries()) await other.getByLabel(label).fill(TYPED[index] ?? '')
    await other.getByLabel(/I agree/).check()
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByText('2015 Mazda 3')).toBeVisible()
    await expect(other.getByText('Paint and fabric protection')).toBeVisible()
    await page.goto(other.url())
    expect(await faultsOf(page)).toEqual([])
    await other.getByRole('button', { name: 'Pay the deposit of $500' }).click()
    await other.getByRole('button', { name: 'Pay $500' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your vehicle is reserved')
    await page.goto(other.url())
    await refund(page)
    await other.context().close()
  },
)

test('a customer of outpost pays an invoice, currawong asks to sign in first, and southerncross has no such page [AUTH-04, ROUTE-30]', async ({
  page,
}) => {
  await page.goto(`${origin('outpost')}/online-payment`)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Invoice number').fill('INV-1001')
  await page.getByLabel('Amount in dollars').fill('1,250.50')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada.payer@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Pay $1,250.50' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your payment was received')
  await page.goto(`${origin('currawong')}/online-payment`)
  expect(page.url()).toContain('/sign-in?type=online-payment&redirect=%2Fonline-payment')
  expect((await page.goto(`${origin('southerncross')}/online-payment`))?.status()).toBe(404)
})
