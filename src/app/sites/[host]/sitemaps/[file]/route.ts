import { notFound } from 'next/navigation'
import { sitemapNumber, sitemapsFor } from '@/domain/seo/sitemap'
import { canonicalOrigin } from '@/domain/tenants/canonical-url'
import { decodeSegment } from '@/domain/url/decode-segment'
import { sitemapAnswer } from '@/server/seo/answer-sitemap'
import { getSitemapPlan, sitemapEntries } from '@/server/seo/sitemap'
import { openSite } from '@/server/tenants/open-site'

/** One of the sitemaps in the website's sitemap index. */
export async function GET(_: Request, { params }: { params: Promise<{ host: string; file: string }> }) {
  const { host, file } = await params
  const number = sitemapNumber(file)
  const ctx = number === null ? null : await openSite(host, `/sitemaps/${file}`)
  const origin = ctx && canonicalOrigin(ctx, decodeSegment(host))
  if (!origin || number === null) notFound()
  const plan = await getSitemapPlan(ctx)
  const sitemaps = sitemapsFor(plan.pages.length + plan.vehicles)
  if (sitemaps === 1 || number > sitemaps) notFound()
  return sitemapAnswer(sitemapEntries(ctx, plan, number), origin)
}
