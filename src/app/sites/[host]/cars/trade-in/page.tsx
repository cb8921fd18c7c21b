import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { formPages } from '@/domain/leads/form/form-pages'
import { independentProvider } from '@/domain/trade-in/named-provider'
import { TRADE_IN } from '@/domain/trade-in/trade-in-path'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { findSubject } from '@/server/leads/find-subject'
import { formContext } from '@/server/leads/form-context'
import { getForm } from '@/server/leads/get-form'
import { gatePage } from '@/server/shoppers/gate-page'
import { openSite } from '@/server/tenants/open-site'
import LeadForm from '@/ui/forms/lead-form.island'
import { TradeInView } from '@/ui/trade-in/TradeInView'
import { MissingPage } from '../../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const carId = pageParameters(await searchParams).get('car_id') ?? ''
  const query = carId === '' ? '' : `?${new URLSearchParams({ car_id: carId })}`
  const ctx = await openSite((await params).host, `${TRADE_IN}${query}`)
  if (!ctx?.settings['tradeIn.enabled']) return null
  await gatePage(ctx, 'trade-in', { headers: await headers(), address: `${TRADE_IN}${query}` })
  const context = formContext(ctx, (await findSubject(ctx, 'trade-in', carId)) ?? null)
  const form = await getForm(ctx, 'trade-in', context)
  return form && { ctx, form, vehicle: context.vehicle }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    return { title: opened ? `Trade-in valuation | ${opened.ctx.name}` : 'Page not found', robots: 'noindex' }
  },
)

/** A valuation of the shopper's own vehicle towards one in stock: `?car_id=` is an id or a slug (ROUTE-20, decision 35). */
async function TradeInPage({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, form, vehicle } = opened
  return (
    <TradeInView
      word={ctx.settings['site.vehicleWording'].toLowerCase()}
      wanted={vehicle}
      provider={independentProvider(ctx.settings)}
    >
      <LeadForm id="trade-in" form={form} vehicle={vehicle} pageId={formPages.tradeIn} />
    </TradeInView>
  )
}

export default withUnavailablePage(TradeInPage, () => TRADE_IN)
