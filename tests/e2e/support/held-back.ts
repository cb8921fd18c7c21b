import type { Page } from '@playwright/test'

interface HeldBack {
  /** The page has asked. */
  readonly asked: Promise<unknown>
  /** The page has given the request up: no answer to it can come any more. */
  readonly givenUp: Promise<unknown>
}

/** Never answers what matches: an answer as slow as it gets. */
export async function heldBack(page: Page, pattern: RegExp): Promise<HeldBack> {
  const isIt = (request: { url(): string }) => pattern.test(request.url())
  const asked = page.waitForEvent('request', isIt)
  const givenUp = page.waitForEvent('requestfailed', isIt)
  await page.route(pattern, async (route) => {
    await givenUp
    await route.abort().catch(() => undefined) // it is over already
  })
  return { asked, givenUp }
}
