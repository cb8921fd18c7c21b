import { vehiclePageIn } from '../../vehicle-page'

export const dynamic = 'force-static'
export const dynamicParams = true
/** Seconds: what follows the clock (a new arrival, a registration that ends) is at most this old. */
export const revalidate = 900

/** Nothing is rendered while building: which vehicles there are is known to the database alone. */
export function generateStaticParams() {
  return []
}

const { Page, metadata } = vehiclePageIn('/used-car')

export const generateMetadata = metadata

/** The page of a used vehicle, on websites that show those apart (ROUTE-14). */
export default Page
