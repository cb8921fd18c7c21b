import { checkoutPageAt } from '../../../checkout/checkout-page'

const { Page, metadata } = checkoutPageAt('/cars/{slug}/checkout')

export const generateMetadata = metadata

/** Reserves a vehicle (ROUTE-18). */
export default Page
