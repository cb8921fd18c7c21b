import { vehiclePageIn } from '../../vehicle-page'

export const dynamic = 'force-static'
export const dynamicParams = true
/** Seconds: what follows the clock (a new arrival, a registration that ends) is at most this old. */
export const revalidate = 900

/** Nothing is rendered while building: which vehicles there are is known to the database alone. */
export function generateStaticParams() {
  return []
}

const { Page, metadata } = vehiclePageIn('/cars')

export const generateMetadata = metadata

/** A vehicle's page (ROUTE-17). */
export default Page
