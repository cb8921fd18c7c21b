import { type APIRequestContext, expect } from '@playwright/test'

export interface Seen {
  readonly status: number
  readonly text: string
}

/** Requests a website's page as a shopper. Node does not resolve `*.localhost`, so the host goes in the header. */
export async function visit(request: APIRequestContext, slug: string, path: string): Promise<Seen> {
  const port = process.env.E2E_PORT
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${slug}.localhost:${port}`, cookie: '' },
    maxRedirects: 0,
    maxRetries: 2, // The server may close an idle connection at the moment it is used.
  })
  return { status: answer.status(), text: await answer.text() }
}

/**
 * Polls until the page is as expected. Returns the milliseconds from now until the start of the last request
 * that got the old page, or 0 when none did. The result excludes the server's response time.
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
