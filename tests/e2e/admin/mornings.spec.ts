import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { answerTo, fillIn, openForm, save, trackFormRequests } from '../support/forms/admin-form'
import { site } from '../support/forms/lead-page'
import { listedVehicle } from '../support/listed-vehicles'
import { type Person, people } from '../support/people'
import { millisecondsUntil, visit } from '../support/shopper'
import { change, create, find, findOne, remove, signIn } from '../support/signed-in-user'
import { ALONE, test } from '../support/website-test'

const SITES = ['outpost', 'currawong'] as const
const A_SECOND = 1000
const DAY_MS = 86_400_000
const picture = fileURLToPath(new URL('../../../tenants-seed/media/tile/tile-ute.webp', import.meta.url))

async function look(page: Page, name: string) {
  if (process.env.LOOK)
    await page.screenshot({ path: `${process.env.LOOK}/morning-${name}.png`, fullPage: true })
}

/** The next Friday at 5 pm, in the browser's time zone. */
async function nextFriday(page: Page) {
  return page.evaluate(() => {
    const at = new Date()
    at.setDate(at.getDate() + ((5 - at.getDay() + 7) % 7 || 7))
    at.setHours(17, 0, 0, 0)
    const typed = at.toLocaleDateString('en-AU', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
    return { iso: at.toISOString(), typed: `${typed.replaceAll(',', '').replace('Sept', 'Sep')}, 5:00 PM` }
  })
}

/** Types a day and time as the form shows it. */
async function typeMoment(page: Page, label: string, typed: string) {
  const field = page.locator('.field-type.date-time-field', { hasText: label }).locator('input')
  await field.fill(typed)
  await field.press('Enter')
  await field.press('Escape')
}

async function uploadPicture(page: Page, settled: () => Promise<void>) {
  await page.getByRole('button', { name: 'Create New' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('input[type="file"]')).toBeAttached()
  await settled()
  await drawer.locator('input[type="file"]').setInputFiles(picture)
  await drawer.locator('#field-alt').fill('A dual cab ute in the yard')
  await settled()
  const uploaded = await answerTo(page, 'media', () => drawer.locator('#action-save').click())
  expect(uploaded.status()).toBe(201)
  await expect(drawer).toBeHidden()
}

/** A member of the marketing staff of both websites, for one test. */
async function withMarketer(page: Page, work: (person: Person, api: APIRequestContext) => Promise<void>) {
  const { api } = await signIn(page, people.outpostGroup)
  const websites = await Promise.all(
    SITES.map((slug) => findOne(api, 'tenants', `where[slug][equals]=${slug}`)),
  )
  const person = { email: `morning-${randomUUID()}@outpost.example`, password: randomUUID() }
  const { id } = await create(api, 'users', {
    ...person,
    name: 'Ash Morning',
    role: 'marketing-staff',
    group: websites[0]?.group,
    tenants: websites.map((website) => ({ tenant: website.id })),
  })
  try {
    await work(person, api)
  } finally {
    await signIn(page, people.outpostGroup)
    await remove(page.request, 'users', id)
  }
}

const idOfSite = async (api: APIRequestContext, slug: string) =>
  (await findOne(api, 'tenants', `where[slug][equals]=${slug}`)).id

/** The text of a website's page as of another time there, such as 2027-03-06T12:00. */
async function asOf(page: Page, website: number, slug: string, at: string, path: string) {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('There is no browser.')
  await context.addCookies(await page.context().cookies())
  const tab = await context.newPage()
  await tab.goto(adminAddress(`/api/tenants/as-of?site=${website}&at=${at}`))
  await tab.goto(site(slug, path))
  const text = await tab.content()
  await context.close()
  return text
}

test('a marketing person’s morning: a tile for two websites from Friday, a popup ended early, corrected terms, a holiday', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await withMarketer(page, async (person) => {
    const { api } = await signIn(page, person)
    const mark = randomUUID().slice(0, 8)
    const [outpost, currawong] = [await idOfSite(api, 'outpost'), await idOfSite(api, 'currawong')]
    await page
      .context()
      .addCookies([{ name: 'payload-tenant', value: String(outpost), url: adminAddress('/') }])
    const made: [string, number][] = []
    try {
      // A new tile with a picture, for two websites, from Friday 5 pm.
      const settled = trackFormRequests(page, 'promos')
      await openForm(page, 'promos', 'create')
      await fillIn(page, page.locator('#field-title'), `Friday ${mark}`)
      await settled()
      await uploadPicture(page, settled)
      await page.locator('#field-link__label').fill('See them')
      await page.locator('#field-link__href').fill('/search/used-cars')
      const friday = await nextFriday(page)
      await typeMoment(page, 'Shown from', friday.typed)
      const positions = page.locator('.field-type', { hasText: 'Positions count from 1' }).locator('input')
      await positions.first().fill('2')
      await positions.first().press('Enter')
      await settled()
      const saved = await save(page, 'promos')
      expect(saved.status()).toBe(201)
      const tile = ((await saved.json()) as { doc: { id: number; startDate: string } }).doc
      made.push(['promos', tile.id])
      expect(tile.startDate).toBe(friday.iso)
      const panel = page.getByRole('region', { name: 'On other websites' })
      await panel.getByRole('checkbox').check()
      await panel.getByRole('button', { name: 'Copy to 1 website' }).click()
      await expect(panel).toContainText('The same')
      await look(page, 'tile')
      const [copy] = await find(api, 'promos', `where[copyOf][equals]=${tile.id}`)
      if (copy) made.push(['promos', copy.id])
      const after = `${new Date(Date.parse(friday.iso) + 2 * DAY_MS).toISOString().slice(0, 10)}T12:00`
      for (const [slug, id] of [
        ['outpost', outpost],
        ['currawong', currawong],
      ] as const) {
        expect((await visit(api, slug, '/search')).text).not.toContain(`Friday ${mark}`)
        expect(await asOf(page, id, slug, after, '/search')).toContain(`Friday ${mark}`)
      }

      // A popup that ends early.
      const image = await findOne(api, 'media', `where[tenant][equals]=${outpost}&limit=1`)
      const popup = await create(api, 'popups', {
        tenant: outpost,
        title: `Popup ${mark}`,
        src: image.id,
        trigger: 'delay',
        after: 99,
      })
      made.push(['popups', popup.id])
      await millisecondsUntil(
        () => visit(api, 'outpost', '/about-us'),
        ({ text }) => text.includes(`Popup ${mark}`),
      )
      await openForm(page, 'popups', popup.id)
      await expect(page.locator('#field-title')).toHaveValue(`Popup ${mark}`)
      await typeMoment(page, 'Shown until', 'Fri 27 Nov 2020, 5:00 PM')
      expect((await save(page, 'popups')).status()).toBe(200)
      const gone = await millisecondsUntil(
        () => visit(api, 'outpost', '/about-us'),
        ({ text }) => !text.includes(`Popup ${mark}`),
      )
      expect(gone).toBeLessThan(A_SECOND)
      await look(page, 'popup')

      // The terms of an offer, corrected.
      const offer = await create(api, 'offers', {
        tenant: outpost,
        name: `Offer ${mark}`,
        description: 'Any ute, serviced for a year.',
        disclaimer: 'Until sold out. Wrong terms.',
        category: 'used',
        liveUntil: new Date(Date.now() + 30 * DAY_MS).toISOString(),
        _status: 'published',
      })
      made.push(['offers', offer.id])
      await openForm(page, 'offers', offer.id)
      await fillIn(page, page.locator('#field-disclaimer'), 'For utes in stock until 31 December.')
      expect((await save(page, 'offers')).status()).toBe(200)
      const corrected = await millisecondsUntil(
        () => visit(api, 'outpost', `/offers/${offer.id}`),
        ({ text }) => text.includes('For utes in stock until 31 December.') && !text.includes('Wrong terms'),
      )
      expect(corrected).toBeLessThan(A_SECOND)

      // The hours of a holiday.
      const location = await findOne(api, 'locations', `where[tenant][equals]=${outpost}&limit=1`)
      const before = (location.special_hours ?? []) as object[]
      const ready = trackFormRequests(page, 'locations')
      await openForm(page, 'locations', location.id)
      const row = `#field-special_hours__${before.length}`
      const added = page.locator(`#special_hours-row-${before.length}`)
      await expect(async () => {
        await page.locator('#field-special_hours').getByRole('button', { name: 'Add Day' }).click()
        await expect(added).toBeVisible({ timeout: 2000 })
      }).toPass()
      await ready()
      // A new row is closed, like the others.
      await added.locator('.collapsible__toggle').click()
      await page.locator(`${row}__date`).fill('2026-12-29')
      await page.locator(`${row}__name`).fill(`Stocktake ${mark}`)
      await ready()
      expect((await save(page, 'locations')).status()).toBe(200)
      await look(page, 'holiday')
      await expect
        .poll(async () => (await visit(api, 'outpost', '/contact-us')).text)
        .toContain(`Stocktake ${mark}`)
      await change(api, 'locations', location.id, { special_hours: before })
    } finally {
      for (const [collection, id] of made) await remove(api, collection, id)
    }
  })
})

test('marketing staff cannot change switches, users or websites, delete the home page, or read another group’s tile', async ({
  page,
}) => {
  const { api } = await signIn(page, people.outpostStaff)
  const outpost = await findOne(api, 'tenants', 'where[slug][equals]=outpost')
  for (const path of ['/admin/switches', '/admin/new-website']) {
    await page.goto(adminAddress(path))
    await expect(page).toHaveURL(adminAddress('/admin'))
  }
  const status = async (method: 'post' | 'patch' | 'delete', path: string, data: object = {}) =>
    (await api[method](adminAddress(`/api${path}`), { data })).status()
  expect(await status('patch', `/tenants/${outpost.id}`, { settings: { 'price.visible': false } })).toBe(403)
  expect(
    await status('post', '/users', {
      name: 'X',
      email: 'x@outpost.example',
      password: 'a long password',
      role: 'marketing-staff',
    }),
  ).toBe(403)
  expect(await status('post', '/new-website', {})).toBe(403)
  expect(await status('delete', `/tenants/${outpost.id}`)).toBe(403)
  const [home] = await find(api, 'pages', `where[path][equals]=/&where[tenant][equals]=${outpost.id}`)
  expect(await status('delete', `/pages/${home?.id}`)).toBe(409)
  // Another group's documents do not exist for them.
  const { api: other } = await signIn(page, people.southernStaff)
  const [theirs] = await find(other, 'promos', 'limit=1')
  const { api: again } = await signIn(page, people.outpostStaff)
  expect((await again.get(adminAddress(`/api/promos/${theirs?.id}`))).status()).toBe(404)
})

/** Opens a switch of one website in the grid. A press before the view is hydrated does nothing. */
async function openCell(page: Page, words: string, cell: RegExp) {
  await expect(async () => {
    await page.getByLabel('Find a switch').fill('')
    await page.getByLabel('Find a switch').fill(words)
    await page.getByRole('button', { name: cell }).click({ timeout: 1000 })
    await expect(page.getByRole('button', { name: /^(Nothing changes|Change \d)/ })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
}

async function changeAndUndo(
  page: Page,
  {
    words,
    label,
    website,
    choice,
    seen,
  }: { words: string; label: string; website: string; choice: string; seen: () => Promise<boolean> },
) {
  expect(await seen()).toBe(true)
  await openCell(page, words, new RegExp(`^${label} of ${website}`))
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('button', { name: 'Change 1 website' }).click()
  await expect.poll(seen).toBe(false)
  await look(page, label)
  await page
    .getByRole('button', { name: `Undo: ${label} of ${website}` })
    .first()
    .click()
  await expect(page.getByText('The change is undone.')).toBeVisible()
  await expect.poll(seen).toBe(true)
}

test(
  'a group admin’s morning: reserving is off on one website, prices are hidden on another, and the history undoes both',
  ALONE,
  async ({ page }) => {
    test.setTimeout(120_000)
    const { api } = await signIn(page, people.outpostGroup)
    const before = await Promise.all(
      SITES.map((slug) => findOne(api, 'tenants', `where[slug][equals]=${slug}`)),
    )
    const [outpost, currawong] = [
      await listedVehicle(page, 'outpost'),
      await listedVehicle(page, 'currawong'),
    ]
    try {
      await page.goto(adminAddress('/admin/switches'))
      await changeAndUndo(page, {
        words: 'Reserve buttons',
        label: 'Reserve buttons',
        website: 'Currawong Electric',
        choice: 'Off',
        seen: async () => (await visit(api, 'currawong', currawong.path)).text.includes('Reserve Online'),
      })
      await changeAndUndo(page, {
        words: 'Prices',
        label: 'Prices',
        website: 'Outpost Auto',
        choice: 'Off',
        seen: async () => !(await visit(api, 'outpost', outpost.path)).text.includes('Enquire for price.'),
      })
    } finally {
      for (const website of before) await change(api, 'tenants', website.id, { settings: website.settings })
    }
  },
)
