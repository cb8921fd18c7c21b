import { matchesPath } from './path-pattern'

const ROOTS = [
  '/checkout',
  '/checkout-journey',
  '/online-payment',
  '/sign-in',
  '/test-drive',
  '/trade-in-offer',
  '/cars/trade-in',
]

/** The reservation and the online purchase of a vehicle, below its page. */
const OF_A_VEHICLE = /^\/cars\/[^/]+\/(checkout|buy-online)$/

/** Whether shoppers reserve, pay, sign in, book or value a trade-in on the page. */
export const isTransactionPath = (path: string): boolean =>
  OF_A_VEHICLE.test(path) || ROOTS.some((root) => matchesPath(`${root}/*`, path))
