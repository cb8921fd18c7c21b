import { notFound } from 'next/navigation'
import { decodeSegment } from '@/domain/url/decode-segment'
import { openMediaFile } from '@/server/content/media-file'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { answerHead } from '@/server/web/answer-head'

const ONE_DAY = 86_400

/** A picture of the website's own media. Another tenant's file name gives 404. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ host: string; filename: string }> },
) {
  const { host, filename } = await params
  const ctx = await resolveTenant(host)
  const file = ctx && (await openMediaFile(ctx, decodeSegment(filename)))
  if (!file) notFound()
  const answer = new Response(file.body, {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(file.size),
      'Cache-Control': `public, max-age=${ONE_DAY}`,
      // An SVG that is opened on its own may use inline styles and nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
  return answerHead(request, answer)
}
