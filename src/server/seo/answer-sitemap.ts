import { type SitemapEntry, sitemapEnd, sitemapStart, sitemapUrl } from '@/domain/seo/sitemap'

const headers = { 'Content-Type': 'application/xml; charset=utf-8' }

export function xmlAnswer(body: BodyInit): Response {
  return new Response(body, { headers })
}

/** Streams a sitemap: only one batch of entries is in memory at a time. */
export function sitemapAnswer(entries: AsyncGenerator<readonly SitemapEntry[]>, origin: string): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(sitemapStart))
    },
    async pull(controller) {
      const { done, value } = await entries.next()
      if (!done) {
        controller.enqueue(encoder.encode(value.map((entry) => sitemapUrl(entry, origin)).join('')))
        return
      }
      controller.enqueue(encoder.encode(sitemapEnd))
      controller.close()
    },
    async cancel() {
      await entries.return(undefined)
    },
  })
  return xmlAnswer(body)
}
