import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { cache } from 'react'
import { formVehicle } from '@/domain/leads/built-in/form-vehicle'
import { formPages } from '@/domain/leads/form/form-pages'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { TRADE_IN } from '@/domain/trade-in/trade-in-path'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { getForm } from '@/server/leads/get-form'
import { gatePage } from '@/server/shoppers/gate-page'
import { findVehicle } from '@/server/stock/find-vehicle'
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
  const vehicle = carId === '' ? null : await findVehicle(ctx, carId)
  const known = vehicle && formVehicle(vehicle, vehicleSettings(ctx, vehicle))
  const form = await getForm(ctx, 'trade-in', { vehicle: known, locationId: known?.locationId ?? null })
  return form && { ctx, form, vehicle, known }
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
  const { ctx, form, vehicle, known } = opened
  return (
    <TradeInView
      word={ctx.settings['site.vehicleWording'].toLowerCase()}
      wanted={vehicle && { name: vehicle.name, path: vehicle.path }}
      provider={ctx.settings['tradeIn.valuationProvider']}
    >
      <LeadForm id="trade-in" form={form} vehicle={known} pageId={formPages.tradeIn} />
    </TradeInView>
  )
}

export default withUnavailablePage(TradeInPage, () => TRADE_IN)
