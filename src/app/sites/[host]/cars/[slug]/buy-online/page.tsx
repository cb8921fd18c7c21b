import { checkoutPageAt } from '../../../checkout/checkout-page'

const { Page, metadata } = checkoutPageAt('/cars/{slug}/buy-online')

export const generateMetadata = metadata

/** Reserves a vehicle (ROUTE-18). */
export default Page
