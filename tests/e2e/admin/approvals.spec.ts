import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { answerTo, fillIn, openForm, save } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { visit } from '../support/shopper'
import { asSecondUser, change, findOne, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'
import { ALONE, test } from '../support/website-test'

test(
  'marketing staff ask for approval of a draft, and a group admin finds the request and publishes it',
  ALONE,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const { api } = await signIn(page, people.outpostGroup)
    const website = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
    try {
      await withOwnPage(api, 'outpost', async ({ id, path }) => {
        const settings = { ...(website.settings as object), 'content.approval': true }
        await change(api, 'tenants', website.id, { settings })
        await asSecondUser(browser, people.outpostStaff, async ({ page: desk }) => {
          await openForm(desk, 'pages', id)
          const panel = desk.getByRole('region', { name: 'Approval' })
          await expect(panel).toContainText('Publishing on this website needs approval.')
          await expect(async () => {
            await desk.locator('#field-title').fill('')
            await desk.locator('#field-title').fill('A title to approve')
            await expect(desk.locator('#action-save-draft')).toBeEnabled({ timeout: 1000 })
          }).toPass()
          await desk.locator('#action-save').click()
          await expect(
            desk.getByText('Publishing on this website needs approval. Save a draft, then press'),
          ).toBeVisible()
          // What was typed can still be saved as a draft.
          await expect(desk.locator('#action-save-draft')).toBeEnabled()
          const saved = await answerTo(desk, 'pages', () => desk.locator('#action-save-draft').click())
          expect(saved.status()).toBe(200)
          await panel.getByLabel('Note').fill('Before the weekend, please.')
          await panel.getByRole('button', { name: 'Ask for approval' }).click()
          await expect(panel).toContainText(
            'asks for this draft to be published: “Before the weekend, please.”',
          )
          expect(await violations(desk, { within: '.leads' })).toEqual([])
          if (process.env.LOOK) {
            for (const width of [390, 1280]) {
              await desk.setViewportSize({ width, height: 900 })
              await desk.screenshot({ path: `${process.env.LOOK}/approval-${width}.png`, fullPage: true })
            }
          }
        })
        await page.goto(adminAddress('/admin'))
        await page.getByRole('link', { name: /draft waits for approval|drafts wait for approval/ }).click()
        await page.getByRole('link', { name: 'A title to approve' }).click()
        await page.getByRole('link', { name: 'Open the document' }).click()
        await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Publish it to approve.')
        // The person left without closing the form, whose lock may come late and stays for some minutes. Taking it over loads the form again,
        // without what was typed before.
        await page.addLocatorHandler(page.getByRole('button', { name: 'Take over' }), (button) =>
          button.click(),
        )
        await expect(async () => {
          await openForm(page, 'pages', id)
          await fillIn(page, page.locator('#field-title'), 'An approved title')
          const saved = await save(page, 'pages')
          expect(saved.status()).toBe(200)
          expect((await saved.json()).doc.title).toBe('An approved title')
        }).toPass()
        await expect.poll(async () => (await visit(api, 'outpost', path)).text).toContain('An approved title')
        await expect(page.getByRole('region', { name: 'Approval' })).toContainText('Marketing staff ask you')
      })
    } finally {
      await change(api, 'tenants', website.id, { settings: website.settings })
    }
  },
)
