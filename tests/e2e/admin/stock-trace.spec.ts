import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { people } from '../support/people'
import { change, findOne, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

test('staff ask why a vehicle is not on the website, and are told which step stops it', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  const vehicle = await findOne(api, 'vehicles', 'where[status][equals]=in_stock&sort=-id&limit=1')
  const number = String(vehicle.stocknum)
  await page.goto(adminAddress('/admin/stock-trace'))
  await page.getByLabel('Stock number, VIN or plate').fill(number.toLowerCase())
  await page.keyboard.press('Enter')
  const found = page.getByRole('region', { name: number })
  await expect(found).toContainText('Shoppers find it')
  await expect(found.getByRole('listitem')).toHaveCount(6)
  expect(await violations(page, { within: '.leads' })).toEqual([])
  await expect(found.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', /southerncross/)
  await change(api, 'vehicles', vehicle.id, { staff: { hidden: true } })
  try {
    await page.goto(adminAddress(`/admin/collections/vehicles/${vehicle.id}`))
    await page.getByRole('link', { name: 'Why is it on the website, or not?' }).click()
    await expect(found).toContainText('Shoppers do not find it')
    await expect(found.getByRole('listitem').last()).toContainText('“Hide from the website” is ticked')
    await expect(found.getByRole('link', { name: 'See its page' })).toHaveCount(0)
  } finally {
    await change(api, 'vehicles', vehicle.id, { staff: { hidden: false } })
  }
})

test('staff are told when nothing on their website has the stock number', async ({ page }) => {
  await signIn(page, people.southernStaff)
  await page.goto(adminAddress('/admin/stock-trace?q=NO-SUCH-CAR'))
  await expect(page.getByRole('status').getByText('No vehicle and no row')).toBeVisible()
})
