import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { titleOf } from '@/domain/seo/page-title'
import { gateAt } from '@/domain/shoppers/gated-paths'
import { generalTradeIn } from '@/domain/trade-in/trade-in-path'
import { decodeSegment } from '@/domain/url/decode-segment'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getPage } from '@/server/pages/get-page'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import { RenderBlocks } from '~/blocks/render-blocks'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string; path: string[] }>
  searchParams: Promise<PageQuery>
}

const addressOf = ({ path }: { path: string[] }) => `/${path.map(decodeSegment).join('/')}`

/** Cached per request, because the metadata and the page both call it. */
const find = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host, path } = await params
  const address = addressOf({ path })
  const query = pageParameters(await searchParams)
  const asked = query.size > 0 ? `${address}?${query}` : address
  const ctx = await openSite(host, asked)
  if (!ctx) return null
  const gate = gateAt(address, ctx.settings)
  if (!gate) permanentRedirect(asked)
  await gatePage(ctx, gate, { headers: await headers(), address: asked })
  const page = await getPage(ctx, address)
  const tradeIn = page ? null : generalTradeIn(address, ctx.settings)
  if (tradeIn) redirect(tradeIn)
  return page && { ctx, page }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const found = await find(params, searchParams)
    if (!found) return { title: 'Page not found', robots: 'noindex' }
    return { title: found.page.meta?.title || titleOf(found.page.title, found.ctx.name), robots: 'noindex' }
  },
)

/**
 * A page of content behind sign-in, rendered for the shopper. `src/proxy.ts` sends requests for the page's own address here,
 * which the shopper keeps seeing.
 */
async function MembersPage({ params, searchParams }: Props) {
  const found = await find(params, searchParams)
  if (!found) return <MissingPage host={(await params).host} />
  return <RenderBlocks ctx={found.ctx} page={found.page} />
}

export default withUnavailablePage(MembersPage, addressOf)
