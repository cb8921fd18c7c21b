import type { Metadata } from 'next'
import { cache } from 'react'
import { callNumber } from '@/domain/stock/vehicle-page/call-number'
import { vehicleSettings } from '@/domain/stock/vehicle-page/vehicle-settings'
import { type PageQuery, pageParameters } from '@/domain/url/page-query'
import { answerDelivery } from '@/server/delivery/answer-delivery'
import { openSite } from '@/server/tenants/open-site'
import { DeliveryView } from '@/ui/vehicle/delivery/DeliveryView'
import { MissingPage } from '../missing-page'
import { withUnavailablePage, withUnavailableTitle } from '../with-unavailable-page'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<PageQuery>
}

/** Cached per request, because the metadata and the page both call it. */
const open = cache(async (params: Props['params'], searchParams: Props['searchParams']) => {
  const { host } = await params
  const requested = pageParameters(await searchParams)
  const ctx = await openSite(host, `/delivery-estimate${requested.size > 0 ? `?${requested}` : ''}`)
  return ctx && { ctx, ...(await answerDelivery(ctx, requested)) }
})

export const generateMetadata = withUnavailableTitle(
  async ({ params, searchParams }: Props): Promise<Metadata> => {
    const opened = await open(params, searchParams)
    return { title: opened ? `Delivery | ${opened.ctx.name}` : 'Page not found', robots: 'noindex' }
  },
)

/** The delivery price to a postcode, for shoppers without JavaScript (DEL-01). */
async function DeliveryEstimateRoute({ params, searchParams }: Props) {
  const opened = await open(params, searchParams)
  if (!opened) return <MissingPage host={(await params).host} />
  const { ctx, vehicle, postcode, answer } = opened
  const settings = vehicle ? vehicleSettings(ctx, vehicle) : ctx.settings
  return (
    <DeliveryView
      vehicle={vehicle}
      postcode={postcode}
      answer={answer}
      freeText={ctx.settings['runningCosts.freeDeliveryText']}
      number={callNumber(vehicle ?? { car_type: 'used', location: null }, settings)}
      numberShown={settings['phone.shownFromStart']}
    />
  )
}

export default withUnavailablePage(DeliveryEstimateRoute, () => '/delivery-estimate')
