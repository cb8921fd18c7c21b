import { expect, type Page } from '@playwright/test'
import { invalidHtml } from './invalid-html'
import { violations } from './violations'

export type Inspect = (address: string) => Promise<string[]>

const PHONE = { width: 390, height: 844 }
/** 1280 px at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 256 }

/** Creates an inspector that uses one browser page for any number of addresses. */
export async function inspectorOf(page: Page): Promise<Inspect> {
  await page.addInitScript(recordShifts)
  let errors: string[] = []
  const underWay = new Set<unknown>()
  page.on('console', (message) => message.type() === 'error' && errors.push(`says: ${message.text()}`))
  page.on('pageerror', (error) => errors.push(`throws: ${error.message}`))
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return async (address) => {
    errors = []
    underWay.clear()
    await page.setViewportSize(PHONE)
    const answer = await page.goto(address)
    const sent = (await answer?.text()) ?? ''
    await scrollThrough(page)
    await hydrateIslands(page)
    // The server resizes every picture on its first request, which takes long on a busy machine.
    await expect.poll(() => underWay.size, { timeout: 60_000 }).toBe(0)
    const faults = await findFaults(page)
    await openDetails(page)
    faults.push(...(await violations(page)))
    await page.setViewportSize(NARROWEST)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > NARROWEST.width) faults.push(`is ${width} px wide at ${NARROWEST.width} px`)
    faults.push(...invalidHtml(sent))
    if (answer?.status() !== 200) faults.push(`answers ${answer?.status()}`)
    return [...faults, ...errors]
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    shifts?: string[]
  }
}

/** Runs in the page before its own scripts: records layout shifts without user input. */
function recordShifts(): void {
  const shifts: string[] = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent))
      if (!hadRecentInput)
        shifts.push(`shifts by ${value}: ${moved.map((it) => it?.slice(0, 160)).join('\n')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Scrolls slowly enough that every picture loads while it is in view, so that any movement it causes counts as a
 * shift.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 10)))
    const isAwaited = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return !image.complete && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.7) {
      scrollTo({ top, behavior: 'instant' })
      await drawn()
      for (let waits = 0; waits < 100 && [...document.images].some(isAwaited); waits++) await drawn()
    }
    await drawn()
  })
}

/** Hydrates every island of a static page, so that React reports its errors. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!document.querySelector('script[src*="/static/islands/"]')) return
    for (const holder of document.querySelectorAll('forecourt-island'))
      (holder.firstElementChild ?? holder).dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  })
  const isLean = await page.locator('script[src*="/static/islands/"]').count()
  if (isLean) await expect(page.locator('forecourt-island:not([data-hydrated])')).toHaveCount(0)
}

/** The faults that the browser reports: headings, pictures and layout shifts. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = [...(window.shifts ?? [])]
    const headings = document.querySelectorAll('h1').length
    if (headings !== 1) faults.push(`has ${headings} main headings`)
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) faults.push(`has a broken picture: ${image.currentSrc}`)
    return faults
  })
}

/**
 * Opens the page content's collapsed parts and shows the top of the page. An opened part may take focus and
 * scroll the page, and a sticky header then half covers the next element.
 */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opened: Promise<unknown>[] = []
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
      opened.push(new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true })))
      details.removeAttribute('name')
      details.open = true
    }
    await Promise.all(opened)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}
