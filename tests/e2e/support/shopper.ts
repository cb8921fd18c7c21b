import { type APIRequestContext, expect } from '@playwright/test'

export interface Seen {
  readonly status: number
  readonly text: string
}

/** What a shopper's browser gets from a website. Node does not resolve `*.localhost`, so the host goes in the header. */
export async function visit(request: APIRequestContext, slug: string, path: string): Promise<Seen> {
  const port = process.env.E2E_PORT
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${slug}.localhost:${port}`, cookie: '' },
    maxRedirects: 0,
    maxRetries: 2, // the server may close a resting connection at the moment it is used
  })
  return { status: answer.status(), text: await answer.text() }
}

/**
 * Visits until the page is as expected. Gives how many milliseconds from now shoppers still got the old page: when the last visit
 * that got it was begun, 0 when none did. How long a busy machine takes to answer a visit is no part of it.
 */
export async function millisecondsUntil(
  look: () => Promise<Seen>,
  isAsExpected: (seen: Seen) => boolean,
): Promise<number> {
  const start = performance.now()
  let last = start
  await expect
    .poll(
      async () => {
        const begun = performance.now()
        const isThere = isAsExpected(await look())
        if (!isThere) last = begun
        return isThere
      },
      { intervals: [20], timeout: 10_000 },
    )
    .toBe(true)
  return last - start
}
