import { NOT_FOUND_TAG, UNAVAILABLE_TAG } from './answer-tags.mjs'
import NextCacheHandler from './next-cache-handler.mjs'

const handler = new NextCacheHandler({})

interface Page {
  kind: 'APP_PAGE'
  html: string
  headers: Record<string, string>
  status?: number
}

/** The response to a visitor for a page with these tags, and whether the next visitor gets it from the cache. */
async function sent(key: string, tags: string[]) {
  const page: Page = {
    kind: 'APP_PAGE',
    html: '<!doctype html><p>Hello</p>',
    headers: { 'x-next-cache-tags': tags.join(',') },
  }
  await handler.set(key, page, {})
  const { status, headers } = page
  return { status, retryAfter: headers['retry-after'], isKept: (await handler.get(key, {})) !== null }
}

describe('NextCacheHandler', () => {
  it('sends and caches an ordinary page unchanged', async () => {
    expect(await sent('/a', ['t:1'])).toEqual({ status: undefined, retryAfter: undefined, isKept: true })
  })

  it('answers 404 for a page that does not exist, and does not cache it', async () => {
    expect(await sent('/b', ['t:1', NOT_FOUND_TAG])).toMatchObject({ status: 404, isKept: false })
  })

  it('answers 503 with Retry-After for a page that is unavailable, and does not cache it', async () => {
    expect(await sent('/c', ['t:1', UNAVAILABLE_TAG])).toEqual({
      status: 503,
      retryAfter: '5',
      isKept: false,
    })
  })
})
