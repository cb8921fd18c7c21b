import type { Metadata } from 'next'
import { decodeSegment } from '@/domain/content/decode-segment'
import { priceDisplay } from '@/domain/pricing/price-display'
import { vehicleSettings } from '@/domain/stock/vehicle-settings'
import { vehicleSummary } from '@/domain/stock/vehicle-summary'
import { answerNotFound } from '@/server/pages/answer-not-found'
import { getVehicle } from '@/server/stock/vehicles'
import { openSite } from '@/server/tenants/open-site'
import { NotFound } from '@/ui/chrome/NotFound'
import { VehicleView } from '@/ui/vehicle/VehicleView'

export const dynamic = 'force-static'
export const dynamicParams = true
/** Seconds: what follows the clock (a new arrival, a registration that ends) is at most this old. */
export const revalidate = 900

/** Nothing is rendered while building: which vehicles there are is known to the database alone. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ host: string; slug: string }>
}

async function findVehicle({ params }: Props) {
  const { host, slug } = await params
  const ctx = await openSite(host, `/cars/${slug}`)
  const vehicle = ctx && (await getVehicle(ctx, decodeSegment(slug)))
  if (!vehicle) return null
  const address = ctx.canonicalHost ? `https://${ctx.canonicalHost}${vehicle.path}` : null
  return { ctx, vehicle, settings: vehicleSettings(ctx, vehicle), address }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await findVehicle(props)
  if (!found) return { title: 'Page not found', robots: 'noindex' }
  const { ctx, vehicle, settings, address } = found
  return {
    title: `${vehicle.name} | ${ctx.name}`,
    description: vehicleSummary(vehicle, priceDisplay(vehicle, settings)),
    alternates: address ? { canonical: address } : undefined,
  }
}

export default async function VehiclePage(props: Props) {
  const found = await findVehicle(props)
  if (!found) {
    await answerNotFound()
    return <NotFound />
  }
  const { vehicle, settings, address } = found
  return <VehicleView vehicle={vehicle} settings={settings} address={address} now={new Date()} />
}
