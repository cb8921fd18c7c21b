import { notFound } from 'next/navigation'
import { robotsText } from '@/domain/seo/robots'
import { canonicalOrigin } from '@/domain/tenants/canonical-url'
import { decodeSegment } from '@/domain/url/decode-segment'
import { openSite } from '@/server/tenants/open-site'

export async function GET(_: Request, { params }: { params: Promise<{ host: string }> }) {
  const { host } = await params
  const ctx = await openSite(host, '/robots.txt')
  if (!ctx) notFound()
  return new Response(
    robotsText(canonicalOrigin(ctx, decodeSegment(host)), { hasCanonical: ctx.canonicalHost !== null }),
    {
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
  )
}
