import { cleanup, render, screen } from '@testing-library/react'
import type { CheckoutStep } from './checkout-page'
import { StepView } from './StepView'

const step: CheckoutStep = {
  token: 'token',
  vehicle: { name: '2021 Kia Rio', path: '/cars/kia-rio' },
  invoiceNumber: null,
  amount: '$200',
  refunded: null,
  reference: 'R1',
  failed: null,
  state: 'pay',
  endsAt: null,
  failure: null,
  isSandbox: true,
  stripe: null,
  canRefund: false,
  isVehicleGone: false,
}

afterEach(cleanup)

const FAILED = 'That did not work. Please try again, or call us.'
const REFUSED = 'Your card was refused. Try another card.'

describe('the page of a reservation says', () => {
  it.each([
    ['that paying did not work', { failed: 'pay' }, FAILED],
    ['that confirming did not work', { failed: 'confirm', state: 'confirm' }, FAILED],
    ['that cancelling did not work', { failed: 'refund', state: 'reserved', canRefund: true }, FAILED],
    ['why a card was refused', { failure: REFUSED }, REFUSED],
    [
      'that paying did not work, rather than why an earlier card was refused',
      { failed: 'pay', failure: REFUSED },
      FAILED,
    ],
  ] as const)('%s [CHK-01, ERR-02]', (_, changes, message) => {
    render(<StepView {...step} {...changes} />)
    expect(screen.getByRole('alert').textContent).toBe(message)
  })

  it.each([
    ['the form that failed was paid meanwhile', { failed: 'pay', state: 'reserved', canRefund: true }],
    ['the deposit was returned meanwhile', { failed: 'refund', state: 'returned' }],
    ['nothing failed', {}],
  ] as const)('nothing of a problem if %s [CHK-01]', (_, changes) => {
    render(<StepView {...step} {...changes} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
