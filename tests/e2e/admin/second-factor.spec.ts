import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { adminAddress } from '../support/addresses'
import { oneAtATime } from '../support/one-at-a-time'
import { type Person, people } from '../support/people'
import { asSecondUser, create, findOne, remove, signIn } from '../support/signed-in-user'
import { test } from '../support/website-test'

const HALF_MINUTE = 30_000

/** The app's code, `step` half-minutes from now. */
const codeOf = (key: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + step * HALF_MINUTE })

/** Fills in and submits the login form until it asks for the code: before hydration, nothing is sent. */
async function givePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(adminAddress('/admin/login'))
  await expect(async () => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByLabel('Code from your authenticator app')).toBeVisible({ timeout: 5000 })
  }).toPass()
}

test('a user sets up an authenticator app on the account page, and the next login asks for its code', async ({
  page,
  browser,
}) => {
  const person = { email: `test-${randomUUID()}@southerncross.example`, password: randomUUID() }
  await asSecondUser(browser, people.platform, async ({ api }) => {
    const group = await findOne(api, 'groups', 'where[slug][equals]=southern-cross-motor-group')
    const { password: currentPassword } = people.platform
    const data = { ...person, name: 'Robin Test', role: 'group-admin', group: group.id, currentPassword }
    const { id } = await create(api, 'users', data)
    try {
      await signIn(page, person)
      await page.goto(adminAddress('/admin/account'))
      const begin = page.getByRole('button', { name: 'Set up an authenticator app' })
      const key = page.locator('.second-factor__key')
      await expect(async () => {
        if (await begin.isVisible()) await begin.click()
        await expect(key).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
      const secret = ((await key.textContent()) ?? '').replaceAll(' ', '')
      await page.getByLabel('Your current password').fill(person.password)
      await page.getByLabel('Code from the app').fill(codeOf(secret))
      await page.getByRole('button', { name: 'Turn on' }).click()
      const codes = page.locator('.second-factor__codes li')
      await expect(codes).toHaveCount(10)
      await page.getByRole('button', { name: 'I have saved them' }).click()
      await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible()

      await page.goto(adminAddress('/admin/logout'))
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      await oneAtATime(async () => {
        await givePassword(page, person)
        await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1))
        await page.getByRole('button', { name: 'Login' }).click()
        await expect(page.getByRole('link', { name: 'Show all Pages' })).toBeVisible()
      })
    } finally {
      await remove(api, 'users', id)
    }
  })
})
