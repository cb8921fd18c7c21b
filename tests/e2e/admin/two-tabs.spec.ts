import { expect } from '@playwright/test'
import { fillIn, openForm, save, saveButton, trackFormRequests } from '../support/forms/admin-form'
import { withOwnPage } from '../support/own-page'
import { people } from '../support/people'
import { findOne, signIn, signInAnew } from '../support/signed-in-user'
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
    // Before its first change, Payload itself finds a form that is out of date, and asks to load it again.
    const settled = trackFormRequests(other, 'pages')
    await fillIn(other, title(other), 'From the other tab')
    await settled()
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

test('what was typed stays in the form when the session ends meanwhile, and is saved after signing in again in another tab', async ({
  page,
  context,
}) => {
  const { api } = await signInAnew(page, people.southernStaff)
  await withOwnPage(api, SITE, async ({ id }) => {
    await openForm(page, 'pages', id)
    const title = page.getByLabel('Title', { exact: false }).first()
    await fillIn(page, title, 'Typed before the session ended')
    await context.clearCookies()
    await title.fill('Typed after the session ended')
    const refused = await save(page, 'pages')
    expect([401, 403]).toContain(refused.status())
    await expect(page.getByText('You are signed out')).toBeVisible()
    await expect(saveButton(page)).toBeEnabled()
    expect((await save(page, 'pages')).status()).toBe(401) // somebody may press it again before they sign in
    await expect(title).toHaveValue('Typed after the session ended')
    await signInAnew(await context.newPage(), people.southernStaff)
    await expect(saveButton(page)).toBeEnabled()
    expect((await save(page, 'pages')).status()).toBe(200)
    expect((await findOne(api, 'pages', `where[id][equals]=${id}`)).title).toBe(
      'Typed after the session ended',
    )
  })
})
