import { flag } from '../declare'

/** AUTH-04. Garage pages always require sign-in, so they have no switch. */
export const gateSwitches = {
  'gates.checkout': flag({
    label: 'Sign in to check out',
    help: 'Sends visitors who are not signed in to the sign-in page first.',
    from: 'gate: checkout',
    default: false,
  }),
  'gates.finance': flag({
    label: 'Sign in for finance',
    help: 'Sends visitors who are not signed in to the sign-in page first.',
    from: 'gate: finance',
    default: false,
  }),
  'gates.spinToWin': flag({
    label: 'Sign in for spin to win',
    help: 'Sends visitors who are not signed in to the sign-in page first.',
    from: 'gate: spin-to-win',
    default: false,
  }),
  'gates.tradeIn': flag({
    label: 'Sign in for trade-in',
    help: 'Sends visitors who are not signed in to the sign-in page first.',
    from: 'gate: trade-in',
    default: false,
  }),
  'gates.sellMyCar': flag({
    label: 'Sign in to sell a car',
    help: 'Sends visitors who are not signed in to the sign-in page first.',
    from: 'gate: sell-my-car',
    default: false,
  }),
  'gates.onlinePayment': flag({
    label: 'Sign in for online payment',
    help: 'Sends visitors who are not signed in to the sign-in page first.',
    from: 'decision 91',
    default: true,
  }),
}
