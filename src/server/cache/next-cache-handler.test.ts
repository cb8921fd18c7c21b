import NextCacheHandler from './next-cache-handler.mjs'
import { NOT_FOUND_TAG } from './not-found-tag.mjs'
import { UNAVAILABLE_TAG } from './unavailable-tag.mjs'

const handler = new NextCacheHandler({})

interface Page {
  kind: 'APP_PAGE'
  html: string
  headers: Record<string, string>
  status?: number
}

/** What a visitor gets of a page with these tags, and whether the next one gets it from memory. */
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

describe('pages on their way through the cache', () => {
  it('are sent and kept as they are', async () => {
    expect(await sent('/a', ['t:1'])).toEqual({ status: undefined, retryAfter: undefined, isKept: true })
  })

  it('that are not there answer 404, and are not kept', async () => {
    expect(await sent('/b', ['t:1', NOT_FOUND_TAG])).toMatchObject({ status: 404, isKept: false })
  })

  it('that cannot be told now answer 503 with the time to ask again, and are not kept', async () => {
    expect(await sent('/c', ['t:1', UNAVAILABLE_TAG])).toEqual({
      status: 503,
      retryAfter: '5',
      isKept: false,
    })
  })
})
