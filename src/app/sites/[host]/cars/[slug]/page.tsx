import { vehiclePageIn } from '../../vehicle-page'

export const dynamic = 'force-static'
export const dynamicParams = true
/** Seconds. Content that depends on the clock, such as a new arrival or the end of a registration, is at most this old. */
export const revalidate = 900

/** The build renders no page, because only the database knows the vehicles. */
export function generateStaticParams() {
  return []
}

const { Page, metadata } = vehiclePageIn('/cars')

export const generateMetadata = metadata

/** A vehicle's page (ROUTE-17). */
export default Page
