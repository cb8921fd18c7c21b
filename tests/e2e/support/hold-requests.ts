import type { Page } from '@playwright/test'

interface HeldBack {
  /** Resolves when the page sends the request. */
  readonly requested: Promise<unknown>
  /** Resolves when the page aborts the request, so that no response can arrive any more. */
  readonly givenUp: Promise<unknown>
}

/** Never responds to matching requests, as the slowest server would. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<HeldBack> {
  const isIt = (request: { url(): string }) => pattern.test(request.url())
  const requested = page.waitForEvent('request', isIt)
  const givenUp = page.waitForEvent('requestfailed', isIt)
  await page.route(pattern, async (route) => {
    await givenUp
    await route.abort().catch(() => undefined) // The request is already over.
  })
  return { requested, givenUp }
}
