import type { Page, Request } from '@playwright/test'

/** Longer than a page of ours, or a form of Payload, waits after a change before it asks the server, in milliseconds. */
const ASKED_BY_THEN = 500

/**
 * Listens to what a page asks for from now on, of what is meant, and gives a function that waits until all of it is answered and
 * nothing more is asked for. The wait is by the page's own clock: on a busy machine a page may do nothing for a while that
 * has not begun yet, and the browser's own word for a quiet network comes too early.
 */
export function settledOf(page: Page, isMeant: (request: Request) => boolean = () => true) {
  const open = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    if (!isMeant(request)) return
    asked += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async (): Promise<void> => {
    let before: number
    do {
      before = asked
      await page.evaluate((delay) => new Promise((resolve) => setTimeout(resolve, delay)), ASKED_BY_THEN)
    } while (open.size > 0 || asked > before)
  }
}
