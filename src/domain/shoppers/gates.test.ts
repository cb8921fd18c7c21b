import { formPurposes } from '../leads/form/lead-form'
import { type Gate, gateOfForm, isSignInType, signInTypes, typeOfGate } from './gates'

describe('the types of the sign-in page', () => {
  it.each([
    'trade-in',
    'checkout',
    'finance',
    'spin-to-win',
    'online-payment',
    'car-finance',
    'my-garage',
    'watchlist',
  ])('include %s [ROUTE-28]', (type) => {
    expect(isSignInType(type)).toBe(true)
  })

  it.each(['', 'sell-my-car', 'admin', 'Finance', 'constructor'])(
    'are no others: "%s" [ROUTE-28]',
    (type) => {
      expect(isSignInType(type)).toBe(false)
      expect(signInTypes).toHaveLength(8)
    },
  )

  it('include one for each gate; selling a car is a trade-in [AUTH-04, ROUTE-28]', () => {
    const gates: Gate[] = [...signInTypes, 'sell-my-car']
    expect(gates.map(typeOfGate)).toEqual([...signInTypes, 'trade-in'])
  })
})

it('a form’s own page is behind the gate of the pages that place it [AUTH-04, TRADE-08]', () => {
  expect([gateOfForm('finance'), gateOfForm('trade-in')]).toEqual(['finance', 'trade-in'])
  expect(formPurposes.filter((purpose) => gateOfForm(purpose))).toEqual(['finance', 'trade-in'])
})
