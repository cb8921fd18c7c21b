import { type APIRequestContext, expect } from '@playwright/test'
import { fillIn, openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { create, find, findOne, remove, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

/** A tile of southerncross that shoppers never see. Its copies are deleted with it. */
async function withOwnTile(api: APIRequestContext, work: (id: number) => Promise<void>) {
  const tenant = await findOne(api, 'tenants', 'where[slug][equals]=southerncross')
  const image = await findOne(api, 'media', `where[tenant][equals]=${tenant.id}&limit=1`)
  const { id } = await create(api, 'promos', {
    tenant: tenant.id,
    title: 'A tile to copy',
    image: image.id,
    link: { label: 'More', href: '/search' },
    kind: 'other',
    expiryDate: '2020-01-01T00:00:00Z',
  })
  try {
    await work(id)
  } finally {
    for (const copy of await find(api, 'promos', `where[copyOf][equals]=${id}`))
      await remove(api, 'promos', copy.id)
    await remove(api, 'promos', id)
  }
}

test('a group admin copies a tile to another website, sees what differs after a change, and copies it again', async ({
  page,
}) => {
  const { api } = await signIn(page, people.southernGroup)
  await withOwnTile(api, async (id) => {
    const settled = trackFormRequests(page, 'promos')
    await openForm(page, 'promos', id)
    const panel = page.getByRole('region', { name: 'On other websites' })
    const row = panel.getByRole('listitem').filter({ hasText: 'Two Rivers' })
    await expect(row).toContainText('Not there')
    expect(await violations(page, { within: '.leads' })).toEqual([])
    await row.getByRole('checkbox').check()
    await panel.getByRole('button', { name: 'Copy to 1 website' }).click()
    await expect(panel.getByRole('status')).toContainText('Copied to Two Rivers')
    await expect(row).toContainText('The same')
    await expect(row.getByRole('checkbox')).toBeDisabled()

    await fillIn(page, page.getByLabel('Title', { exact: false }).first(), 'Another title')
    await expect(panel.getByRole('button', { name: 'Save before you copy it' })).toBeDisabled()
    await settled()
    expect((await save(page, 'promos')).status()).toBe(200)
    await expect(row).toContainText('Differs: Title')
    await row.getByRole('checkbox').check()
    await expect(panel).toContainText('What was changed in these copies is replaced.')
    if (process.env.LOOK) {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${process.env.LOOK}/copies-${width}.png`, fullPage: true })
      }
    }
    await panel.getByRole('button', { name: 'Copy to 1 website' }).click()
    await expect(row).toContainText('The same')
    await row.getByRole('link', { name: 'Open it on Two Rivers' }).click()
    await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('Another title')
  })
})

test('staff of one website see nothing about copies', async ({ page }) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnTile(api, async (id) => {
    await openForm(page, 'promos', id)
    await expect(page.getByLabel('Title', { exact: false }).first()).toHaveValue('A tile to copy')
    await expect(page.getByRole('region', { name: 'On other websites' })).toHaveCount(0)
  })
})
