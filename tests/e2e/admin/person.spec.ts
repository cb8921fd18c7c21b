import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { openDatabase } from '../support/open-database'
import { people } from '../support/people'
import { signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

async function plantLead(slug: string, email: string): Promise<void> {
  const client = await openDatabase()
  await client.query(
    `INSERT INTO leads (tenant_id, name, email, message, form_name, public_id, idempotency_key)
     SELECT id, 'Robin', $2, 'Is it still there?', 'Enquiry', $3, $3 FROM tenants WHERE slug = $1`,
    [slug, email, randomUUID()],
  )
  await client.end()
}

test('a group admin downloads and erases what the group’s websites hold about a person', async ({ page }) => {
  const email = `test-${randomUUID()}@example.com`
  await plantLead('southerncross', email)
  await plantLead('outpost', email)
  await signIn(page, people.southernGroup)
  await page.goto(adminAddress('/admin/collections/leads'))
  await page.getByRole('link', { name: 'Export or erase a person’s data' }).click()
  await expect(page.getByRole('heading', { name: 'A person’s data' })).toBeVisible()
  await expect(async () => {
    await page.getByLabel('Email address').fill(email.toUpperCase())
    await page.getByRole('button', { name: 'See what is held' }).click()
    await expect(page.getByRole('heading', { name: 'What is held' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.locator('.person li')).toHaveCount(1)
  expect(await violations(page, { within: '.person' })).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all of it as JSON' }).click()
  const held = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(held.leads).toMatchObject([{ name: 'Robin', email, message: 'Is it still there?' }])
  const erase = page.getByRole('button', { name: 'Erase this person’s data' })
  await expect(erase).toBeDisabled()
  await page.getByLabel('Type ERASE to confirm').fill('ERASE')
  await erase.click()
  await expect(page.locator('.person [role=status]')).toContainText('Erased.')
  await page.getByRole('button', { name: 'See what is held' }).click()
  await expect(page.locator('.person [role=status]')).toHaveText('Nothing is held about this person.')
})

test('marketing staff cannot open the page of a person’s data', async ({ page }) => {
  await signIn(page, people.southernStaff)
  await page.goto(adminAddress('/admin/person'))
  await expect(page).toHaveURL(adminAddress('/admin'))
})
