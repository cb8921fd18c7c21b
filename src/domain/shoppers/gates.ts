import type { Settings } from '../flags/catalogue'
import type { FormPurpose } from '../leads/form/lead-form'

/** ROUTE-28. */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const
export type SignInType = (typeof signInTypes)[number]

export const isSignInType = (text: string): text is SignInType =>
  (signInTypes as readonly string[]).includes(text)

/** What needs a signed-in shopper (AUTH-03…05). */
export type Gate =
  | 'checkout'
  | 'finance'
  | 'car-finance'
  | 'spin-to-win'
  | 'trade-in'
  | 'sell-my-car'
  | 'online-payment'
  | 'my-garage'
  | 'watchlist'

/** Whether the website asks visitors to sign in here. Garage pages and the watchlist always do (AUTH-05). */
export function isGateOn(gate: Gate, settings: Settings): boolean {
  switch (gate) {
    case 'checkout':
      return settings['gates.checkout']
    case 'finance':
    case 'car-finance':
      return settings['gates.finance']
    case 'spin-to-win':
      return settings['gates.spinToWin']
    case 'trade-in':
      return settings['gates.tradeIn']
    case 'sell-my-car':
      return settings['gates.sellMyCar']
    case 'online-payment':
      return settings['gates.onlinePayment']
    case 'my-garage':
    case 'watchlist':
      return true
  }
}

/** Selling a vehicle is a trade-in to the sign-in page (ROUTE-28 has no type of its own for it). */
export const typeOfGate = (gate: Gate): SignInType => (gate === 'sell-my-car' ? 'trade-in' : gate)

/** The gate in front of a form's own page: that of the pages which place it. Null for forms that are open everywhere. */
export function gateOfForm(purpose: FormPurpose): Gate | null {
  return purpose === 'finance' || purpose === 'trade-in' ? purpose : null
}
