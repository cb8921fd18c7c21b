import { resolveSettings } from '../flags/resolve'
import { gateAt } from './gated-paths'
import { isGateOn } from './gates'

const settings = (tenant: object = {}) => resolveSettings({ template: 'metro', tenant }).settings

describe('pages behind sign-in', () => {
  it.each([
    ['gates.finance', '/finance', 'finance'],
    ['gates.finance', '/finance-enquiry', 'finance'],
    ['gates.finance', '/finance-pre-approval', 'car-finance'],
    ['gates.tradeIn', '/trade-in', 'trade-in'],
    ['gates.sellMyCar', '/sell-my-car', 'sell-my-car'],
    ['gates.sellMyCar', '/sell-your-car', 'sell-my-car'],
  ])('%s puts %s behind it, and only where it is on [AUTH-04]', (key, path, gate) => {
    expect(gateAt(path, settings({ [key]: true }))).toBe(gate)
    expect(gateAt(path, settings())).toBeNull()
  })

  it.each([
    ['gates.spinToWin', 'spin-to-win'],
    ['gates.checkout', 'checkout'],
    ['gates.tradeIn', 'trade-in'],
  ] as const)('%s turns on the gate %s of the product’s own page [AUTH-04]', (key, gate) => {
    expect(isGateOn(gate, settings({ [key]: true }))).toBe(true)
    expect(isGateOn(gate, settings())).toBe(false)
  })

  it.each(['/my-garage', '/my-garage/offers', '/garage', '/garage/vip'])(
    'always are garage pages: %s [AUTH-05, ROUTE-30]',
    (path) => {
      expect(gateAt(path, settings())).toBe('my-garage')
    },
  )

  it('include online payment unless the website opens it [AUTH-04, ROUTE-30]', () => {
    expect(isGateOn('online-payment', settings())).toBe(true)
    expect(isGateOn('online-payment', settings({ 'gates.onlinePayment': false }))).toBe(false)
  })

  it('include the website’s own finance page [AUTH-04]', () => {
    const own = { 'gates.finance': true, 'finance.pagePath': '/loans' }
    expect(gateAt('/loans', settings(own))).toBe('finance')
  })

  it.each(['/', '/search', '/cars/a-car'])(
    'are pages of content only: a finance page at %s stays open [AUTH-02]',
    (path) => {
      expect(gateAt(path, settings({ 'gates.finance': true, 'finance.pagePath': path }))).toBeNull()
    },
  )

  it.each(['/', '/about-us', '/garages', '/cars/finance', '/search', '/compare', '/constructor'])(
    'are not what visitors browse: %s [AUTH-02]',
    (path) => {
      const everything = {
        'gates.finance': true,
        'gates.tradeIn': true,
        'gates.sellMyCar': true,
        'gates.spinToWin': true,
        'gates.checkout': true,
      }
      expect(gateAt(path, settings(everything))).toBeNull()
    },
  )
})
