import { expect } from '@playwright/test'
import { fillIn, openForm, save } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { findOne, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

const SITE = 'southerncross'

test('a form that is open in two tabs does not overwrite what the other tab saved, and keeps what was typed', async ({
  page,
  context,
}) => {
  const { api } = await signIn(page, people.southernStaff)
  await withOwnPage(api, SITE, async ({ id }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await openForm(tab, 'pages', id)
    const title = (tab: typeof page) => tab.getByLabel('Title', { exact: false }).first()
    await fillIn(other, title(other), 'From the other tab')
    await fillIn(page, title(page), 'From this tab')
    expect((await save(page, 'pages')).status()).toBe(200)
    expect((await save(other, 'pages')).status()).toBe(409)
    await expect(other.getByText('It was saved after you opened it')).toBeVisible()
    await expect(title(other)).toHaveValue('From the other tab')
    await fillIn(page, title(page), 'From this tab, again')
    expect((await save(page, 'pages')).status()).toBe(200)
    expect((await findOne(api, 'pages', `where[id][equals]=${id}`)).title).toBe('From this tab, again')
  })
})
