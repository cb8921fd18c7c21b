import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import { SPIN_TO_WIN } from '@/domain/spin/campaign'
import { dateText } from '@/domain/test-drives/time-text'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { database } from '@/server/clients/database'
import { gatePage } from '@/server/shoppers/gate-page'
import { liveCampaign } from '@/server/spin/live-campaign'
import { findSpin } from '@/server/spin/spin-wheel'
import { openSite } from '@/server/tenants/open-site'
import { SpinView } from '@/ui/spin/SpinView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params']) => {
  const ctx = await openSite((await params).host, SPIN_TO_WIN)
  const campaign = ctx && (await liveCampaign(database(), ctx, { now: new Date() }))
  return campaign && { ctx, campaign }
})

export const generateMetadata = withUnavailableTitle(async ({ params }: Props): Promise<Metadata> => {
  const opened = await open(params)
  if (!opened) return { title: 'Page not found', robots: 'noindex' }
  return { title: `${opened.campaign.name} | ${opened.ctx.name}`, robots: 'noindex' }
})

/** The wheel of the website's competition (ROUTE-30). Only signed-in shoppers spin, also where the page is open. */
async function SpinPage({ params, searchParams }: Props) {
  const opened = await open(params)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, campaign } = opened
  const shopper = await gatePage(ctx, 'spin-to-win', { headers: await headers(), address: SPIN_TO_WIN })
  const query = pageParameters(await searchParams)
  return (
    <SpinView
      campaign={campaign}
      endsOn={dateText(Date.parse(campaign.endsAt), campaign.zone)}
      spin={shopper && (await findSpin(database(), ctx, campaign, shopper))}
      signInHref={shopper ? null : signInPath({ type: 'spin-to-win', redirect: SPIN_TO_WIN })}
      isTurning={query.has('spun')}
      isFailed={query.has('failed')}
    />
  )
}

export default withUnavailablePage(SpinPage, () => SPIN_TO_WIN)
