import { readFile } from 'node:fs/promises'
import { type Download, expect, type Locator, type Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { onWebsite } from '../support/full'
import { inspectorOf } from '../support/inspect-page'
import { type ListedVehicle, listedVehicle } from '../support/listed-vehicles'
import { test } from '../support/website-test'

const IN_STOCK = 'refinementList[status][]=in_stock'
const origin = (slug: string) => `http://${slug}.localhost:${process.env.E2E_PORT}`

async function open(page: Page, site: string): Promise<ListedVehicle> {
  const vehicle = await listedVehicle(page, site, IN_STOCK)
  await page.goto(origin(site) + vehicle.path)
  await scrollToRest(page.getByRole('link', { name: /^Print/ }))
  return vehicle
}

/**
 * Scrolls to a control and waits until it stops moving. Scrolling opens the page's bars shortly afterwards and
 * the summary moves clear of them; a press during that move ends outside the control and does not count as a
 * click.
 */
async function scrollToRest(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  let before: number | undefined
  await expect
    .poll(async () => {
      const { y } = (await control.boundingBox()) ?? {}
      const stands = y !== undefined && y === before
      before = y
      return stands
    })
    .toBe(true)
}

async function readPdf(bytes: Buffer) {
  const size = bytes.length
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { size, text, pages: pdf.numPages }
}

const bytesOf = async (download: Download) => readFile((await download.path()) ?? '')
const share = (page: Page) => page.getByRole('region', { name: 'Share' })

test.describe('sharing a vehicle', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies its link and confirms it on the button [SHARE-01, SHARE-05]', async ({ page }) => {
    const vehicle = await open(page, 'southerncross')
    const copy = share(page).getByRole('button', { name: 'Copy link' })
    await copy.click()
    await expect(share(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(copy).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      origin('southerncross') + vehicle.path,
    )
  })

  test('confirms a copied link in a toast on the brand template [SHARE-06]', async ({ page }) => {
    const vehicle = await open(page, 'kestrel-kia')
    await share(page).getByRole('button', { name: 'Copy link' }).click()
    const toast = page.getByText(`Copied ${vehicle.name} to your clipboard!`)
    await expect(toast).toBeVisible()
    await expect(toast).toBeHidden()
  })

  test('is not offered where the site has no canonical domain [SHARE-03]', async ({ page }) => {
    await open(page, 'tworivers')
    await expect(page.getByRole('link', { name: /^Print/ })).toBeVisible()
    await expect(share(page)).toHaveCount(0)
  })

  test('opens a social network in a small window with the vehicle’s address [SHARE-02, SHARE-07]', async ({
    page,
    context,
  }) => {
    await context.route(/facebook\.com/, (route) =>
      route.fulfill({ body: 'Facebook', contentType: 'text/html' }),
    )
    const vehicle = await open(page, 'southerncross')
    const link = share(page).getByRole('link', { name: /Facebook/ })
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()])
    expect(decodeURIComponent(popup.url())).toContain(origin('southerncross') + vehicle.path)
    await popup.close()
    await expect(link).toBeFocused()
  })
})

test.describe('the printed page of a vehicle', () => {
  for (const site of ['southerncross', 'kestrel-kia', 'tworivers', 'outpost', 'currawong']) {
    test(
      `opens in a new tab and fits one A4 sheet on ${site} [SHARE-08, ROUTE-25]`,
      onWebsite(site, ['southerncross']),
      async ({ page }) => {
        const vehicle = await open(page, site)
        const print = page.getByRole('link', { name: /^Print/ })
        const [sheet] = await Promise.all([page.waitForEvent('popup'), print.click()])
        await expect(sheet).toHaveURL(`${origin(site)}/print?car_id=${vehicle.slug}`)
        await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(vehicle.name)
        await expect(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible()
        await expect(sheet.getByRole('article').getByText(/^Dealer licence/)).toBeVisible()
        const paper = await readPdf(await sheet.pdf({ preferCSSPageSize: true, printBackground: true }))
        expect(paper.pages).toBe(1)
        expect(paper.text).toContain('As advertised on')
      },
    )
  }

  test('is complete and accessible, also by id, and is not indexed [ROUTE-25]', async ({ page }) => {
    const { id } = await listedVehicle(page, 'southerncross', IN_STOCK)
    const inspect = await inspectorOf(page)
    expect(await inspect(`${origin('southerncross')}/print?car_id=${id}`)).toEqual([])
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    const answer = await page.goto(`${origin('outpost')}/print?car_id=${id}`)
    expect(answer?.status()).toBe(404)
  })

  test('is saved as {slug}.pdf and counted [SHARE-09, SHARE-10, SHARE-11, TRACK-10]', async ({ page }) => {
    const vehicle = await open(page, 'southerncross')
    const link = page.getByRole('link', { name: 'Save PDF' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(`${vehicle.slug}.pdf`)
    const counted = () =>
      page.evaluate(() =>
        (window as { dataLayer?: { event: number }[] }).dataLayer?.map(({ event }) => event),
      )
    await expect.poll(counted).toContain(61)
    const pdf = await readPdf(await bytesOf(download))
    expect(pdf.pages).toBe(1)
    expect(pdf.size).toBeLessThan(300_000)
    expect(pdf.text).toContain(vehicle.name)
  })

  test('explains in an alert why there is no PDF [SHARE-12]', async ({ page }) => {
    await open(page, 'southerncross')
    await page.route('**/api/print/*', (route) =>
      route.fulfill({ status: 503, json: { error: { message: 'Too many PDFs are being made.' } } }),
    )
    const alertText = page.waitForEvent('dialog').then(async (dialog) => {
      const words = dialog.message()
      await dialog.accept()
      return words
    })
    // Before hydration the browser follows the link itself, and reports the failure in its own list of downloads.
    await expect(page.locator('[data-name="pdf-link"][data-hydrated]')).toBeAttached()
    await page.getByRole('link', { name: 'Save PDF' }).click()
    expect(await alertText).toBe('Too many PDFs are being made.')
    await expect(page.getByRole('link', { name: 'Save PDF' })).not.toHaveAttribute('aria-busy')
  })

  test('shows no price where the site hides prices [PRICE-09]', async ({ page }) => {
    const { slug } = await listedVehicle(page, 'tworivers', IN_STOCK)
    const answer = await page.request.get(`http://127.0.0.1:${process.env.E2E_PORT}/api/print/${slug}`, {
      headers: { host: `tworivers.localhost:${process.env.E2E_PORT}` },
    })
    const { text } = await readPdf(await answer.body())
    expect(text).toContain('As advertised on')
    expect(text).not.toContain('$')
  })
})
