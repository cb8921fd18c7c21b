import { expect, type Page, test } from '@playwright/test'
import { adminAddress } from '../support/addresses'
import { FULL } from '../support/full'
import { people } from '../support/people'
import { asSecondUser, signIn } from '../support/signed-in-user'
import { violations } from '../support/violations'

/** Opens the style guide as a platform admin. */
async function openStyleguide(page: Page, choice = 'southerncross'): Promise<void> {
  await signIn(page, people.platform)
  await page.goto(adminAddress(`/styleguide/${choice}`), { waitUntil: 'networkidle' })
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('the style guide', () => {
  test('exists only for platform admins', async ({ page, browser }) => {
    expect((await page.goto(adminAddress('/styleguide')))?.status()).toBe(404)
    await expect(page.locator('body')).not.toContainText('Southern Cross')
    await asSecondUser(browser, people.southernGroup, async (desk) => {
      expect((await desk.page.goto(adminAddress('/styleguide')))?.status()).toBe(404)
    })
    await signIn(page, people.platform)
    expect((await page.goto(adminAddress('/styleguide')))?.status()).toBe(200)
    expect((await page.goto(adminAddress('/styleguide/nobody')))?.status()).toBe(404)
    expect((await page.goto(adminAddress('/styleguide/southerncross/rococo')))?.status()).toBe(404)
  })

  test('exists on no website’s host', async ({ page }) => {
    const tenant = `http://southerncross.localhost:${process.env.E2E_PORT}/styleguide`
    expect((await page.goto(tenant))?.status()).toBe(404)
  })

  for (const choice of ['southerncross', 'kestrel-kia', 'outpost', 'tworivers']) {
    test(
      `has no accessibility violation and no horizontal scrolling at 320 px: ${choice}`,
      FULL,
      async ({ page }) => {
        await openStyleguide(page, choice)
        expect(await violations(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      },
    )
  }

  test('shows a theme on another template', FULL, async ({ page }) => {
    await openStyleguide(page)
    await page.getByRole('navigation', { name: 'Template' }).getByRole('link', { name: 'Throttle' }).click()
    await expect(page).toHaveURL(/\/styleguide\/southerncross\/throttle$/)
    await expect(page.locator('html')).toHaveAttribute('data-template', 'throttle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Southern Cross Motors')
  })
})

test.describe('a dialog', () => {
  test('takes focus, keeps it inside, and restores it on closing', FULL, async ({ page }) => {
    await openStyleguide(page)
    const opener = page.getByRole('button', { name: 'Open the dialog' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Book a test drive' })
    await expect(dialog).toBeVisible()
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== document.body && !focused?.closest('dialog')
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes on a click outside and with its own button', FULL, async ({ page }) => {
    await openStyleguide(page)
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await page.getByRole('button', { name: 'Open the side sheet' }).click()
    await expect(sheet).toBeVisible()
    await page.mouse.click(20, 300)
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Open the side sheet' }).click()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  })
})

test('one toast shows at a time and stays until it is dismissed', FULL, async ({ page }) => {
  await page.clock.install()
  await openStyleguide(page)
  const overlays = section(page, 'Dialog, sheet, toast')
  const status = overlays.getByRole('status')
  await overlays.getByRole('button', { name: 'Save' }).click()
  await expect(status).toHaveText('Saved to your garage')
  await overlays.getByRole('button', { name: 'Copy, for 3 s' }).click()
  await expect(status).toHaveText('Link copied')
  await expect(status).toHaveText('', { timeout: 6_000 })
  await overlays.getByRole('button', { name: 'Save' }).click()
  await page.clock.fastForward('10:00')
  await expect(status).toHaveText('Saved to your garage')
  await overlays.getByRole('button', { name: 'Dismiss' }).click()
  await expect(status).toHaveText('')
})
