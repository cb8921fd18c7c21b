import type { Page, Request } from '@playwright/test'

/** Milliseconds, longer than our pages and Payload's forms wait after a change before they send a request. */
const ASKED_BY_THEN = 500

/**
 * Tracks a page's matching requests from now on, and returns a function that waits until all have responses and
 * the page sends no more. It waits by the page's own clock: on a busy machine work may start late, and the
 * browser reports an idle network too early.
 */
export function trackRequests(page: Page, isMeant: (request: Request) => boolean = () => true) {
  const open = new Set<Request>()
  let requested = 0
  page.on('request', (request) => {
    if (!isMeant(request)) return
    requested += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async (): Promise<void> => {
    let before: number
    do {
      before = requested
      await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ASKED_BY_THEN)
    } while (open.size > 0 || requested > before)
  }
}
