import type { Metadata } from 'next'
import { VehiclePage, vehicleMetadata } from '../../vehicle-page'

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

export function generateMetadata({ params }: Props): Promise<Metadata> {
  return vehicleMetadata({ params, folder: '/cars' })
}

/** A vehicle's page (ROUTE-17). */
export default function Page({ params }: Props) {
  return <VehiclePage params={params} folder="/cars" />
}
