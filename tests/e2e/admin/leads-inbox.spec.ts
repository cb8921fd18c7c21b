import { expect, type Page, test } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { type OwnLeads, withLeads } from '../support/forms/with-leads'
import { FULL } from '../support/full'
import { people } from '../support/people'
import { asSecondUser, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'

const inbox = (query = '') => adminAddress(`/admin/inbox${query}`)

/** Opens the inbox and searches for this test's leads. */
async function openInbox(page: Page, { mark }: Pick<OwnLeads, 'mark'>, query = ''): Promise<void> {
  await page.goto(inbox(query))
  const search = page.getByLabel('Name, email, phone or message')
  await expect(async () => {
    await search.fill(mark)
    await expect(page.getByRole('button', { name: /^All \d/ })).toBeVisible({ timeout: 2000 })
    await expect(search).toHaveValue(mark)
  }).toPass()
}

const rows = (page: Page) => page.getByRole('list', { name: 'Leads' }).getByRole('listitem')

/** Faults that a person would notice on a phone and on a desk. */
async function findFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > width) faults.push(`is ${needed} px wide at ${width} px`)
    faults.push(...(await violations(page, { within: '.leads' })))
  }
  return faults
}

test('a group admin filters the inbox, and a new lead appears without a reload', async ({ page }) => {
  await signIn(page, people.southernGroup)
  await withLeads('southerncross', async (leads) => {
    await leads.add({ name: 'Ada', status: 'contacted' })
    await leads.add({ name: 'Ben', person_key: leads.mark })
    await leads.add({ name: 'Ben', person_key: leads.mark, form_name: 'Test drive' })
    await leads.add({ name: 'Spammer', is_spam: true })
    await openInbox(page, leads)
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('2 leads')
    expect(await findFaults(page)).toEqual([])

    await page.getByRole('button', { name: 'Contacted 1' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(inbox('?status=contacted'))
    await page.getByRole('button', { name: 'Spam 1' }).click()
    await expect(page.getByRole('link', { name: `Spammer ${leads.mark}` })).toBeVisible()

    await page.getByRole('button', { name: 'All 3' }).click()
    await expect(rows(page)).toHaveCount(2)
    await leads.add({ name: 'Zoe' })
    await expect(page.getByRole('status').filter({ hasText: '1 new lead' })).toBeVisible()
    await expect(rows(page).first()).toContainText(`Zoe ${leads.mark}`)
    await expect(page.getByRole('button', { name: 'All 4' })).toBeVisible()

    await page.getByRole('link', { name: `Zoe ${leads.mark}` }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Ben ${leads.mark}`, level: 1 })).toBeVisible()
  })
})

test('a lead is noted, assigned, answered by email, moved on and delivered again', async ({ page }) => {
  await signIn(page, people.southernGroup)
  await withLeads('southerncross', async (leads) => {
    const lead = await leads.add({ name: 'Cora' })
    await leads.addUndelivered(lead, 'sales@southerncross.example')
    await openInbox(page, leads)
    await expect(rows(page).first()).toContainText('Not delivered')
    await page.getByRole('link', { name: `Cora ${leads.mark}` }).click()
    await expect(page.getByRole('heading', { name: `Cora ${leads.mark}`, level: 1 })).toBeVisible()
    await expect(page.getByText('Is it still there?')).toBeVisible()

    await page.getByLabel('Note', { exact: true }).fill('Call after five.')
    await page.getByRole('button', { name: 'Add note' }).click()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history.getByRole('listitem').first()).toContainText('Call after five.')

    const assigned = page.getByLabel('Assigned to')
    const [, colleague = ''] = await assigned.getByRole('option').allTextContents()
    await assigned.selectOption(colleague)
    await expect(history).toContainText(`Assigned to ${colleague}`)

    await page.getByLabel(`Email to ${leads.mark}@example.com`).fill('It is. Come and see it.')
    await page.getByRole('button', { name: 'Send email' }).click()
    await expect(page.getByText('Sent. Answers go to your own mailbox.')).toBeVisible()
    await expect(page.getByLabel('Status')).toHaveValue('contacted')
    await page.getByLabel('Status').selectOption('Appointment')
    await expect(history).toContainText('Contacted → Appointment')

    const deliveries = page.getByRole('region', { name: 'Deliveries' })
    await expect(deliveries).toContainText('The mail server did not answer for three days.')
    await deliveries.getByRole('button', { name: 'Resend to sales@southerncross.example' }).click()
    await expect(history).toContainText('Sent again to sales@southerncross.example')
    await expect(deliveries).not.toContainText('did not answer')
    expect(await findFaults(page)).toEqual([])
  })
})

test('leads of another group do not exist for a group admin [TEN-01]', FULL, async ({ page, browser }) => {
  await withLeads('southerncross', async (leads) => {
    const lead = await leads.add()
    await signIn(page, people.outpostGroup)
    await openInbox(page, leads)
    await expect(page.getByText('No lead matches these filters.')).toBeVisible()
    await page.goto(inbox(`/${lead}`))
    await expect(page.getByRole('alert').filter({ hasText: 'This lead does not exist' })).toBeVisible()
    await expect(page.getByText(leads.mark)).toHaveCount(0)
    await asSecondUser(browser, people.southernGroup, async (own) => {
      await own.page.goto(inbox(`/${lead}`))
      await expect(own.page.getByRole('heading', { name: `Robin ${leads.mark}`, level: 1 })).toBeVisible()
    })
  })
})

test('marketing staff see the report without names, and no inbox', async ({ page }) => {
  await signIn(page, people.southernStaff)
  await withLeads('southerncross', async (leads) => {
    await leads.add({ status: 'contacted', contacted_at: new Date() })
    await page.goto(adminAddress('/admin/lead-reports'))
    await expect(page.getByRole('region', { name: 'By day' })).toBeVisible()
    const times = (of: string) => page.getByRole('region', { name: `Response times by ${of}`, exact: true })
    await expect(times('location')).toBeVisible()
    await expect(times('person')).toHaveCount(0)
    expect(await findFaults(page)).toEqual([])
    await page.goto(inbox())
    await expect(page).toHaveURL(adminAddress('/admin'))
  })
})

test('a group admin tries where a lead would go', async ({ page }) => {
  await signIn(page, people.southernGroup)
  await page.goto(adminAddress('/admin/collections/lead-rules'))
  await expect(async () => {
    await page.getByText('Where would this lead go?').click()
    await expect(page.getByLabel('Form', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Try', exact: true }).click()
  await expect(page.getByText(/no delivery rules|Delivers|Does not deliver/).first()).toBeVisible()
})
