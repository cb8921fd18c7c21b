import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { create, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { ALONE, test } from '../support/website-test'

test(
  'staff edit a week in one table, copy Monday to the weekdays and decide a public holiday [LOC-11, LOC-12]',
  ALONE,
  async ({ page }) => {
    test.slow()
    const { api } = await signIn(page, people.outpostGroup)
    const dealership = await findOne(api, 'dealerships', 'where[slug][equals]=outpost-4x4')
    const slug = `hours-${randomUUID()}`
    const location = await create(api, 'locations', {
      tenant: dealership.tenant,
      dealership: dealership.id,
      name: slug,
      slug,
      visible: false,
      address: { state: 'WA' },
    })
    try {
      await openForm(page, 'locations', location.id)
      const settled = trackFormRequests(page, 'locations')
      const week = page.getByRole('table').filter({ hasText: 'Monday' })
      await expect(async () => {
        await week.getByRole('checkbox', { name: 'Monday: open' }).check()
        await expect(week.getByLabel('Monday: opens')).toBeEnabled({ timeout: 1000 })
      }).toPass()
      await settled()
      await week.getByLabel('Monday: opens').fill('08:30')
      await week.getByLabel('Monday: closes').fill('17:00')
      await settled()
      await page.getByRole('button', { name: 'Copy Monday to weekdays' }).click()
      await settled()
      await page.getByRole('button', { name: 'Public holidays of WA' }).click()
      const christmas = page.getByRole('listitem').filter({ hasText: 'Christmas Day' })
      await christmas.first().getByRole('button', { name: 'Closed', exact: true }).click()
      await settled()
      expect(await violations(page, { within: 'main table' })).toEqual([])
      expect((await save(page, 'locations')).status()).toBe(200)
      const saved = await findOne(api, 'locations', `where[slug][equals]=${slug}`)
      const hours = (saved.contact_detail as { opening_hours: { weekday: string; open: string }[] })
        .opening_hours
      expect(hours.map(({ weekday, open }) => `${weekday} ${open}`).toSorted()).toEqual(
        ['1', '2', '3', '4', '5'].map((weekday) => `${weekday} 08:30`),
      )
      expect(saved.special_hours).toMatchObject([{ name: 'Christmas Day', status: 'Closed' }])
    } finally {
      await remove(api, 'locations', location.id)
    }
  },
)
