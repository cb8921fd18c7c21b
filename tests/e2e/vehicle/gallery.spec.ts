import { type CDPSession, expect, type Page } from '@playwright/test'
import { BEFORE_PICTURES } from '../support/before-pictures'
import { filmedVehicle } from '../support/filmed-vehicles'
import { FULL } from '../support/full'
import { trackRequests } from '../support/track-requests'
import { violations } from '../support/violations'
import { test } from '../support/website-test'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const address = (site: string, path: string) => `http://${site}.localhost:${process.env.E2E_PORT}${path}`

/** Opens a vehicle of a kind, and collects the pictures and videos that the page requests. */
async function open(
  page: Page,
  site: string,
  kind: Parameters<typeof filmedVehicle>[1],
): Promise<{ requests: string[]; faults: string[] }> {
  const requests: string[] = []
  const faults: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(image\/stock|orbit|assets\/demo)\//.test(pathname) || request.url().includes('youtube'))
      requests.push(pathname + search)
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  const path = await filmedVehicle(site, kind)
  const settled = trackRequests(page)
  const answer = await page.goto(address(site, path))
  expect(answer?.status()).toBe(200)
  await settled()
  const slug = path.split('/').at(-1) ?? ''
  // Only the gallery's requests: rows of other vehicles below load pictures too.
  return { requests: requests.filter((each) => each.includes(slug) || !each.startsWith('/image/')), faults }
}

const gallery = (page: Page) => page.getByRole('region', { name: 'Photos' })
const viewer = (page: Page) => page.locator('.photo-viewer')
const slider = (page: Page) => page.getByRole('slider', { name: /^360° view/ })
const angle = async (page: Page) => Number(await slider(page).getAttribute('aria-valuenow'))

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

test.describe('the photo gallery', () => {
  test('opens a full-screen photo above everything, changes photos with the arrow keys and restores focus [GAL-02, GAL-11, VDP-03]', async ({
    page,
  }) => {
    const { faults } = await open(page, 'southerncross', 'with many photos and no more')
    const second = gallery(page).locator('.gallery-strip button').nth(1)
    await second.click()
    await expect(viewer(page)).toBeVisible()
    await expect(viewer(page)).toHaveCSS('z-index', '1400')
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await expect(page.getByText(/^Photo 2 of \d+$/)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(/^Photo 3 of \d+$/)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(/^Photo 1 of \d+$/)).toBeVisible()
    await expect(viewer(page).getByRole('img').first()).toBeInViewport()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      const isBehind = await page.evaluate(() => {
        const dialog = document.querySelector('.photo-viewer')
        return document.activeElement !== document.body && !dialog?.contains(document.activeElement)
      })
      expect(isBehind).toBe(false)
    }
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
    await expect(second).toBeFocused()
    expect(faults).toEqual([])
  })

  test('shows a thumbnail’s photo, and the next one with its arrow [GAL-01, GAL-09]', async ({ page }) => {
    await open(page, 'kestrel-kia', 'with many photos and no more')
    const photo = (index: number) => gallery(page).locator('.gallery-strip img').nth(index)
    await gallery(page).getByRole('link', { name: 'Photo 4' }).click()
    await expect(photo(3)).toBeInViewport({ ratio: 0.9 })
    await gallery(page).locator('.gallery-stage').getByRole('button', { name: 'Next photo' }).click()
    await expect(photo(4)).toBeInViewport({ ratio: 0.9 })
    await expect(gallery(page).getByRole('link', { name: 'Photo 5' })).toHaveAttribute('aria-current', 'true')
  })

  test('has no thumbnails for three photos [GAL-09]', FULL, async ({ page }) => {
    await open(page, 'tworivers', 'with three photos')
    await expect(gallery(page).locator('.gallery-strip img')).toHaveCount(3)
    await expect(gallery(page).getByRole('link', { name: /^Photo / })).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('loads only the first photo, and the next one on a swipe', async ({ page, context }) => {
      const { requests } = await open(page, 'southerncross', 'with many photos and no more')
      expect(requests).toHaveLength(1)
      const session = await context.newCDPSession(page)
      const box = await gallery(page).locator('.gallery-strip').boundingBox()
      const y = (box?.y ?? 0) + 60
      await touch(session, 'touchStart', [[320, y]])
      for (let x = 300; x >= 80; x -= 20) await touch(session, 'touchMove', [[x, y]])
      await touch(session, 'touchEnd', [])
      const second = gallery(page).locator('.gallery-strip img').nth(1)
      await expect(second).toBeInViewport({ ratio: 0.9 })
      await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    })

    test('closes the full-screen photos on Back and stays on the page', FULL, async ({ page }) => {
      await open(page, 'southerncross', 'with many photos and no more')
      const before = page.url()
      await gallery(page).locator('.gallery-strip button').first().click()
      await expect(viewer(page)).toBeVisible()
      await page.goBack()
      await expect(viewer(page)).toHaveCount(0)
      expect(page.url()).toBe(before)
      await expect(gallery(page)).toBeInViewport()
    })

    test('shows the cropped photo while the full-screen one loads', FULL, async ({ page }) => {
      await open(page, 'southerncross', 'with many photos and no more')
      // The page's own photo is cropped; only the viewer's full photos are delayed.
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(
        (url) => url.pathname.startsWith('/image/stock/') && !url.searchParams.has('crop'),
        async (route) => {
          await held
          await route.continue()
        },
      )
      await gallery(page).locator('.gallery-strip button').first().click()
      const picture = viewer(page).getByRole('img').first()
      await expect(picture).toHaveCSS('background-image', /url\(.+\/image\/stock\//)
      release()
      await expect(picture).toHaveCSS('background-image', 'none')
    })

    test('zooms the full-screen photo, not the page, with two fingers', FULL, async ({ page, context }) => {
      await open(page, 'southerncross', 'with many photos and no more')
      await gallery(page).locator('.gallery-strip button').first().click()
      await expect(viewer(page)).toBeVisible()
      const session = await context.newCDPSession(page)
      const zoomed = viewer(page).locator('.react-transform-component').first()
      await touch(session, 'touchStart', [
        [180, 400],
        [220, 400],
      ])
      for (let by = 5; by <= 40; by += 5)
        await touch(session, 'touchMove', [
          [180 - by, 400],
          [220 + by, 400],
        ])
      await touch(session, 'touchEnd', [])
      await expect(zoomed).toHaveAttribute('style', /scale\(3/)
      expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
      await page.getByRole('button', { name: 'Zoom out' }).click()
      await expect(zoomed).toHaveAttribute('style', /scale\(1\)/)
    })
  })
})

test.describe('the 360° view', () => {
  // The server resizes each of 36 frames on its first request, while it also serves the other worker.
  const MADE = { timeout: 180_000 }
  test.setTimeout(300_000)

  test('loads only its first frame, turns once on request, and stops [GAL-03, GAL-05, GAL-07]', async ({
    page,
  }) => {
    const { requests, faults } = await open(page, 'kestrel-kia', 'with a spin and hotspots')
    await expect(gallery(page).getByRole('radio', { name: '360°' })).toBeChecked()
    const before = requests.filter((each) => each.includes('w=960') && !each.includes('crop'))
    expect(before).toHaveLength(1)
    // Recorded in the page: a busy machine may not poll while the vehicle turns.
    const turned = await slider(page).evaluateHandle((element) => {
      const angles: (string | null)[] = []
      const note = () => angles.push(element.getAttribute('aria-valuenow'))
      new MutationObserver(note).observe(element, { attributeFilter: ['aria-valuenow'] })
      return angles
    })
    await gallery(page).getByRole('button', { name: 'Turn it 360°' }).click()
    const last = () => turned.evaluate((angles) => angles.slice(1).at(-1))
    await expect.poll(last, MADE).toBe('0')
    expect(Math.max(...(await turned.jsonValue()).map(Number))).toBe(350)
    await expect(gallery(page).getByRole('button', { name: 'Turn it 360°' })).toBeVisible()
    expect(await angle(page)).toBe(0)
    expect(faults).toEqual([])
  })

  test('follows the pointer at 20 px a frame, and the keyboard [GAL-08]', async ({ page }) => {
    await open(page, 'kestrel-kia', 'with a spin and hotspots')
    await slider(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => angle(page), MADE).toBe(10)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => angle(page)).toBe(0)
    const box = await slider(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) * 0.2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 59, y, { steps: 10 })
    await expect.poll(() => angle(page)).toBe(20)
    await page.mouse.move(x - 60, y)
    await expect.poll(() => angle(page)).toBe(30)
    await page.mouse.up()
    await gallery(page).getByRole('button', { name: 'Turn right' }).click()
    await expect.poll(() => angle(page)).toBe(40)
  })

  test('describes its hotspots, outside and inside, also by keyboard [GAL-04, GAL-15]', async ({ page }) => {
    await open(page, 'southerncross', 'with a spin and hotspots')
    await slider(page).focus()
    await page.keyboard.press('Home')
    const outside = gallery(page).locator('[data-of="spinner"] .orbit-spots button:visible')
    await expect(outside.first()).toBeVisible(MADE)
    await outside.first().click()
    await expect(page.locator('[popover]:popover-open')).toHaveText(
      (await outside.first().getAttribute('aria-label')) ?? '',
    )
    await page.keyboard.press('Escape')
    await gallery(page).getByText('Interior', { exact: true }).click()
    const inside = gallery(page).locator('[data-of="interior"] .orbit-spots button')
    await inside.first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[popover]:popover-open')).toHaveText(
      (await inside.first().getAttribute('aria-label')) ?? '',
    )
    expect(await violations(page)).toEqual([])
  })

  test('gives way to the first photo whenever the shopper returns to the photos [GAL-06]', async ({
    page,
  }) => {
    await open(page, 'kestrel-kia', 'with a spin')
    await gallery(page).getByRole('link', { name: 'Photo 4' }).click()
    const strip = gallery(page).locator('.gallery-strip')
    const photo = (index: number) => strip.locator('img').nth(index)
    await expect(photo(3)).toBeInViewport({ ratio: 0.4 })
    await gallery(page).getByText('Interior', { exact: true }).click()
    await expect(photo(3)).toBeHidden()
    await gallery(page).locator('.gallery-views').getByText('Photos', { exact: true }).click()
    await expect(photo(0)).toBeInViewport({ ratio: 0.4 })
    await expect(photo(3)).not.toBeInViewport()
  })

  for (const site of ['southerncross', 'kestrel-kia', 'tworivers', 'outpost']) {
    test(
      `changes views on ${site}’s page without a layout shift at any width [GAL-05]`,
      FULL,
      async ({ page }) => {
        await open(page, site, 'with a spin')
        for (const width of [320, 390, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          const tops: number[] = []
          for (const view of ['360°', 'Photos', 'Interior']) {
            await gallery(page).locator('.gallery-views').getByText(view, { exact: true }).click()
            const below = page.locator('.vehicle-information')
            tops.push(
              await below.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
            )
          }
          expect(new Set(tops), `at ${width} px`).toHaveProperty('size', 1)
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
        }
      },
    )
  }

  test('turns without a missing frame, and reports it only in the console [GAL-13]', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
    await open(page, 'kestrel-kia', 'with a spin')
    let served = 0
    await page.route(/\/image\/stock\/.*\?w=960$/, (route) => {
      served += 1
      return served % 6 === 0
        ? route.fulfill({
            status: 502,
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" />',
          })
        : route.continue()
    })
    await slider(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => angle(page), MADE).toBeGreaterThan(0)
    const unlogged = () => Math.floor(served / 6) - logged.filter((text) => text.includes('360° view')).length
    await expect.poll(unlogged).toBe(0)
    expect(served).toBeGreaterThan(6)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('serves its drawings at fixed addresses on every website [GAL-12]', async ({ page }) => {
    for (const [path, type] of [
      ['/orbit/car-gif.gif', 'image/gif'],
      ['/orbit/orbit-branding.svg', 'image/svg+xml'],
    ] as const) {
      const answer = await page.goto(address('outpost', path))
      expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, type])
    }
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is a swipeable row of photos with a choice for the interior', async ({ page }) => {
      await page.goto(
        address('kestrel-kia', await filmedVehicle('kestrel-kia', 'with a spin')),
        BEFORE_PICTURES,
      )
      await expect(gallery(page).locator('.gallery-strip img').first()).toBeVisible()
      await expect(gallery(page).getByText('360°', { exact: true })).toBeHidden()
      await expect(gallery(page).locator('[data-step]').first()).toBeHidden()
      await expect(gallery(page).locator('.gallery-strip')).toHaveCSS('scroll-snap-type', 'x mandatory')
      await gallery(page).getByText('Interior', { exact: true }).click()
      await expect(gallery(page).getByRole('img', { name: /^Inside the/ })).toBeVisible()
    })
  })
})

test.describe('the video of a vehicle', () => {
  test('plays in a looping, muted video element that loads on opening and stops on closing [GAL-10]', async ({
    page,
  }) => {
    const { requests } = await open(page, 'southerncross', 'with a film')
    expect(requests.filter((each) => each.includes('/video/'))).toEqual([])
    await gallery(page).getByRole('button', { name: 'Video', exact: true }).click()
    const film = page.locator('#vehicle-video video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true])
    const element = await film.elementHandle()
    await page.getByRole('button', { name: 'Close video' }).click()
    await expect(film).toHaveCount(0)
    expect(await element?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true)
  })

  test('closes on Back and stays on the page', FULL, async ({ page }) => {
    await open(page, 'southerncross', 'with a film')
    const before = page.url()
    await gallery(page).getByRole('button', { name: 'Video', exact: true }).click()
    await expect(page.locator('#vehicle-video video')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#vehicle-video')).toHaveCount(0)
    expect(page.url()).toBe(before)
  })

  test('plays in a provider’s frame that loads on opening [GAL-10]', FULL, async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: 'A player' }))
    const { requests } = await open(page, 'southerncross', 'with an embedded video')
    expect(requests.filter((each) => each.startsWith('/embed/'))).toEqual([])
    await gallery(page).getByRole('button', { name: 'Video', exact: true }).click()
    await expect(page.frameLocator('#vehicle-video iframe').getByText('A player')).toBeVisible()
    await expect(page.locator('#vehicle-video video')).toHaveCount(0)
  })
})
