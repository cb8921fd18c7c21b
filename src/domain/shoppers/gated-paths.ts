import type { Settings } from '../flags/catalogue'
import { reservedFor } from '../url/reserved-paths'
import { type Gate, isGateOn } from './gates'

/** Pages of content that a website can put behind sign-in (AUTH-04, ROUTE-30). */
const GATES: ReadonlyMap<string, Gate> = new Map([
  ['/finance', 'finance'],
  ['/finance-enquiry', 'finance'],
  ['/apply-for-finance', 'finance'],
  ['/finance-pre-approval', 'car-finance'],
  ['/personalised/finance', 'car-finance'],
  ['/trade-in', 'trade-in'],
  ['/sell-your-car', 'sell-my-car'],
  ['/sell-my-car', 'sell-my-car'],
])

/** Below these, every page is a garage page, which always needs a sign-in (AUTH-05). */
const GARAGE = /^\/(?:my-garage|garage)(?:\/|$)/

/** Whether editors can have a page at the path. The product's own pages look at the session themselves. */
export const mayBeContent = (path: string): boolean => path !== '/' && reservedFor(path) === null

/** Whether a website can put the path behind sign-in, whatever its settings are now. A page of the product must not be there. */
export const canBeGated = (path: string): boolean => GATES.has(path) || GARAGE.test(path)

const gateOfPath = (path: string, settings: Settings): Gate | undefined => {
  if (GARAGE.test(path)) return 'my-garage'
  if (!mayBeContent(path)) return undefined
  return GATES.get(path) ?? (path === settings['finance.pagePath'] ? 'finance' : undefined)
}

/** The gate in front of a page of content; null for none, and where the website has it off. */
export function gateAt(path: string, settings: Settings): Gate | null {
  const gate = gateOfPath(path, settings)
  return gate && isGateOn(gate, settings) ? gate : null
}
