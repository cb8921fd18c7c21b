import { vehiclePageIn } from '../../vehicle-page'

export const dynamic = 'force-static'
export const dynamicParams = true
/** Seconds. Content that depends on the clock, such as a new arrival or the end of a registration, is at most this old. */
export const revalidate = 900

/** The build renders no page, because only the database knows the vehicles. */
export function generateStaticParams() {
  return []
}

const { Page, metadata } = vehiclePageIn('/used-car')

export const generateMetadata = metadata

/** A used vehicle's page, on websites with a separate path for used vehicles (ROUTE-14). */
export default Page
