import { expect, type Page, test } from '@playwright/test'
import { adminAddress } from './support/addresses'
import { beside, signIn } from './support/desk'
import { people } from './support/people'
import { violations } from './support/violations'

/** A platform admin at the style guide, once its islands answer. */
async function openStyleguide(page: Page, choice = 'southerncross'): Promise<void> {
  await signIn(page, people.platform)
  await page.goto(adminAddress(`/styleguide/${choice}`))
  await expect(async () => {
    await page.getByRole('tab', { name: 'Features' }).click()
    await expect(page.getByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true', {
      timeout: 500,
    })
  }).toPass()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('the style guide', () => {
  test('exists for platform admins alone', async ({ page, browser }) => {
    expect((await page.goto(adminAddress('/styleguide')))?.status()).toBe(404)
    await expect(page.locator('body')).not.toContainText('Southern Cross')
    await beside(browser, people.southernGroup, async (desk) => {
      expect((await desk.page.goto(adminAddress('/styleguide')))?.status()).toBe(404)
    })
    await signIn(page, people.platform)
    expect((await page.goto(adminAddress('/styleguide')))?.status()).toBe(200)
    expect((await page.goto(adminAddress('/styleguide/nobody')))?.status()).toBe(404)
    expect((await page.goto(adminAddress('/styleguide/southerncross/rococo')))?.status()).toBe(404)
  })

  test('is on no website’s host', async ({ page }) => {
    const tenant = `http://southerncross.localhost:${process.env.E2E_PORT}/styleguide`
    expect((await page.goto(tenant))?.status()).toBe(404)
  })

  for (const choice of ['southerncross', 'kestrel-kia', 'outpost', 'tworivers']) {
    test(`has nothing that axe objects to, and does not scroll sideways at 320 px: ${choice}`, async ({
      page,
    }) => {
      await openStyleguide(page, choice)
      expect(await violations(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })
  }

  test('shows a theme on another template', async ({ page }) => {
    await openStyleguide(page)
    await page.getByRole('navigation', { name: 'Template' }).getByRole('link', { name: 'Throttle' }).click()
    await expect(page).toHaveURL(/\/styleguide\/southerncross\/throttle$/)
    await expect(page.locator('html')).toHaveAttribute('data-template', 'throttle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Southern Cross Motors')
  })
})

test.describe('a dialog', () => {
  test('takes the focus, keeps it from what is behind, and gives it back', async ({ page }) => {
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

  test('closes at a press outside, and by its own button', async ({ page }) => {
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

test.describe('a slider', () => {
  test('moves by arrow keys, by Page Up and by typing, and keeps its ends in order', async ({ page }) => {
    await openStyleguide(page)
    const numbers = section(page, 'Slider, numbers, listbox')
    const from = numbers.getByRole('slider', { name: 'Price: from' })
    const [low, high] = [
      numbers.getByRole('textbox', { name: 'From' }),
      numbers.getByRole('textbox', { name: 'To' }),
    ]
    await from.focus()
    await page.keyboard.press('ArrowRight')
    await expect(low).toHaveValue('$10,500')
    await page.keyboard.press('PageUp')
    await expect(low).toHaveValue('$15,500')
    await high.fill('25000')
    await high.press('Enter')
    await expect(numbers.getByRole('slider', { name: 'Price: to' })).toHaveAttribute(
      'aria-valuetext',
      '$25,000',
    )
    await low.fill('90000')
    await low.press('Tab')
    await expect(low).toHaveValue('$25,000')
  })
})

test('a listbox is opened, walked and chosen from by keyboard', async ({ page }) => {
  await openStyleguide(page)
  const box = page.getByRole('combobox', { name: 'Lender' })
  await box.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /The bank/ })).toBeVisible()
  await page.keyboard.type('The cr')
  await page.keyboard.press('Enter')
  await expect(box).toContainText('The credit union')
  await expect(box).toBeFocused()
})

test('tabs are walked by arrow keys, past what is off', async ({ page }) => {
  await openStyleguide(page)
  await page.getByRole('tab', { name: 'Details' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Features' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Features' })).toContainText('tow bar')
})

test('one toast shows at a time, stays, and goes when it is dismissed', async ({ page }) => {
  await page.clock.install()
  await openStyleguide(page)
  const overlays = section(page, 'Dialog, sheet, popover, tooltip, toast')
  const said = overlays.getByRole('status')
  await overlays.getByRole('button', { name: 'Save' }).click()
  await expect(said).toHaveText('Saved to your garage')
  await overlays.getByRole('button', { name: 'Copy, for 3 s' }).click()
  await expect(said).toHaveText('Link copied')
  await expect(said).toHaveText('', { timeout: 6_000 })
  await overlays.getByRole('button', { name: 'Save' }).click()
  await page.clock.fastForward('10:00')
  await expect(said).toHaveText('Saved to your garage')
  await overlays.getByRole('button', { name: 'Dismiss' }).click()
  await expect(said).toHaveText('')
})

test('a refused form names its problems and leads to each field', async ({ page }) => {
  await openStyleguide(page)
  const form = section(page, 'A form that is refused')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await form.getByRole('link', { name: 'Enter your email' }).click()
  const email = form.getByRole('textbox', { name: 'Email' })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Enter your email')
  await form.getByRole('textbox', { name: 'Name' }).fill('Jo')
  await email.fill('jo@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('status')).toHaveText('It would be sent now.')
})

test('a tooltip shows on focus and goes at Escape', async ({ page }) => {
  await openStyleguide(page)
  await page.getByRole('button', { name: 'Body type' }).focus()
  await page.keyboard.press('Tab')
  const words = page.getByText('Includes stamp duty and twelve months’ rego')
  await expect(words).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
})
