import type { Metadata } from 'next'
import { cache } from 'react'
import { parseQuerySegment } from '@/domain/content/query-segment'
import { callNumber } from '@/domain/stock/call-number'
import { vehicleSettings } from '@/domain/stock/vehicle-settings'
import { answerDelivery } from '@/server/delivery/answer-delivery'
import { answerOnce } from '@/server/pages/answer-marks'
import { openSite } from '@/server/tenants/open-site'
import { DeliveryView } from '@/ui/delivery/DeliveryView'
import { MissingPage } from '../../missing-page'

export const dynamic = 'force-static'

/** Nothing is rendered while building: what is asked is known to the visitor alone. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; query: string }>
}

/** Once a request, though its title and its body both ask. */
const open = cache(async (params: Props['params']) => {
  const { host, query } = await params
  const asked = parseQuerySegment(query)
  const ctx = await openSite(host, `/delivery-estimate${asked ? `?${asked}` : ''}`)
  return ctx && asked !== null ? { ctx, ...(await answerDelivery(ctx, new URLSearchParams(asked))) } : null
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const opened = await open(params)
  return { title: opened ? `Delivery | ${opened.ctx.name}` : 'Page not found', robots: 'noindex' }
}

/** What delivery to a postcode costs, for shoppers without scripts (DEL-01). */
export default async function DeliveryEstimateRoute({ params }: Props) {
  const opened = await open(params)
  if (!opened) return <MissingPage host={(await params).host} />
  await answerOnce()
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
