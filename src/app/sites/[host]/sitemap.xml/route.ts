import { notFound } from 'next/navigation'
import { sitemapIndex, sitemapsFor } from '@/domain/seo/sitemap'
import { canonicalOrigin } from '@/domain/tenants/canonical-url'
import { decodeSegment } from '@/domain/url/decode-segment'
import { sitemapAnswer, xmlAnswer } from '@/server/seo/answer-sitemap'
import { getSitemapPlan, sitemapEntries } from '@/server/seo/sitemap'
import { openSite } from '@/server/tenants/open-site'

/**
 * The website's sitemap, or a sitemap index if there are more URLs than one sitemap may hold. Available on the
 * canonical domain only.
 */
export async function GET(_: Request, { params }: { params: Promise<{ host: string }> }) {
  const { host } = await params
  const ctx = await openSite(host, '/sitemap.xml')
  const origin = ctx && canonicalOrigin(ctx, decodeSegment(host))
  if (!origin) notFound()
  const plan = await getSitemapPlan(ctx)
  const sitemaps = sitemapsFor(plan.pages.length + plan.vehicles)
  if (sitemaps > 1) return xmlAnswer(sitemapIndex(sitemaps, origin))
  return sitemapAnswer(sitemapEntries(ctx, plan, 1), origin)
}
