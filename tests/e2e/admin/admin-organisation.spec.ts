import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { fillIn, openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { asSecondUser, create, find, findOne, remove, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

test('a group admin adds a marketing user, who can edit only the website assigned to them', async ({
  page,
  browser,
}) => {
  const { api } = await signIn(page, people.southernGroup)
  const person = { email: `test-${randomUUID()}@southerncross.example`, password: randomUUID() }
  const settled = trackFormRequests(page, 'users')
  await openForm(page, 'users', 'create')
  await fillIn(page, page.getByLabel('Email'), person.email)
  await page.getByLabel('New password').fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
  await page.locator('#field-name').fill('Robin Test')
  await page.locator('#field-group').click()
  await page.getByRole('option', { name: 'Southern Cross Motor Group' }).click()
  await settled()
  await page.getByRole('button', { name: 'Add Website' }).click()
  await page.locator('#field-tenants__0__tenant').click()
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.getByRole('option', { name: 'Kestrel Kia' }).click()
  const answer = await save(page, 'users')
  expect(answer.status()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number } }
  try {
    const websites = await asSecondUser(browser, person, ({ api }) => find(api, 'tenants'))
    expect(websites.map(({ slug }) => slug)).toEqual(['kestrel-kia'])
  } finally {
    await remove(api, 'users', doc.id)
  }
})

test('a new website responds immediately and shows its first page [TEN-16]', async ({ page }) => {
  const { api } = await signIn(page, people.platform)
  const slug = `test-${randomUUID().slice(0, 8)}`
  expect((await visit(api, slug, '/')).status).toBe(404)

  await openForm(page, 'tenants', 'create')
  await fillIn(page, page.locator('#field-name'), `Dealer ${slug}`)
  await page.locator('#field-slug').fill(slug)
  await page.locator('#field-group').click()
  await page.getByRole('option', { name: 'Outpost Auto Group' }).click()
  await page.locator('#field-template').click()
  await page.getByRole('option', { name: 'Outback' }).click()
  const answer = await save(page, 'tenants')
  expect(answer.status()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number } }
  const made: number[] = []
  try {
    const opened = await millisecondsUntil(
      () => visit(api, slug, '/'),
      ({ text }) => text.includes(`Dealer ${slug}`),
    )
    expect(opened).toBeLessThan(1000)
    expect((await visit(api, slug, '/')).status).toBe(404)
    const home = await create(api, 'pages', {
      tenant: doc.id,
      title: 'Home',
      path: '/',
      _status: 'published',
      blocks: [{ blockType: 'hero', heading: 'Open for business' }],
    })
    made.push(home.id)
    const shown = await millisecondsUntil(
      () => visit(api, slug, '/'),
      ({ status, text }) => status === 200 && text.includes('Open for business'),
    )
    expect(shown).toBeLessThan(1000)
  } finally {
    for (const id of made) await remove(api, 'pages', id)
    await remove(api, 'tenants', doc.id)
  }
  expect(await find(api, 'tenants', `where[slug][equals]=${slug}`)).toEqual([])
})

test('a website with content cannot be deleted', async ({ page }) => {
  const { api } = await signIn(page, people.platform)
  const { id } = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  const answer = await api.delete(adminAddress(`/api/tenants/${id}`))
  expect(answer.status()).toBe(409)
  expect((await visit(api, 'outpost', '/')).status).toBe(200)
})
