import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { calculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import { vehicleCalculator } from '@/domain/finance/offer/vehicle-finance'
import { resolveSettings } from '@/domain/flags/resolve'
import { queryClient } from '@/ui/query/Queries'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import AddressedLoanForm from './addressed-loan-form.island'

const { settings } = resolveSettings({ template: 'metro' })
const provider = financeProvider()
const car = vehicle()
const answer = {
  name: car.name,
  path: car.path,
  price: car.price,
  ...vehicleCalculator(car, provider, settings, new Date('2026-03-10T00:00:00Z')),
}

const fetching = jest.fn()
const amount = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Purchase amount' })

function open(address: string) {
  history.replaceState(null, '', address)
  queryClient().clear()
  return render(
    <AddressedLoanForm
      id="finance"
      terms={calculatorTerms(settings, provider, null)}
      example={answer.example}
      warning="WARNING"
      range=""
      apply={null}
      disclaimerId="financeDisclaimer"
      hasPatterns
    />,
  )
}

beforeEach(() => {
  fetching.mockReset()
  window.fetch = fetching
})
afterEach(() => history.replaceState(null, '', '/'))

describe('the calculator of a finance page', () => {
  it('opens with the vehicle that the shopper came from, with its name and price [FIN-29, FIN-48, ROUTE-24]', async () => {
    fetching.mockResolvedValue({ ok: true, status: 200, json: async () => answer })
    open('/finance?car_id=1&car_type=used#finance-form')
    const link = await screen.findByRole('link', { name: car.name })
    expect(link.getAttribute('href')).toBe(car.path)
    expect(link.parentElement?.textContent).toBe(`For the ${car.name}, $18,990`)
    expect(amount().value).toBe('18990')
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/finance/calculator?car_id=1')
  })

  it('is an example for any amount without a vehicle, and sends no request [FIN-29]', () => {
    open('/finance')
    expect(screen.getByText('An example for $30,000: change any figure.')).toBeTruthy()
    expect(amount().value).toBe('30000')
    expect(fetching).not.toHaveBeenCalled()
  })

  it('stays an example for a vehicle that is no longer for sale [FIN-29]', async () => {
    fetching.mockResolvedValue({ ok: true, status: 204, json: async () => undefined })
    open('/finance?car_id=1')
    await screen.findByText('An example for $30,000: change any figure.')
    expect(amount().value).toBe('30000')
  })

  it('offers a retry when the vehicle could not be loaded', async () => {
    fetching.mockResolvedValueOnce({ ok: false, status: 503, json: async () => ({}) })
    open('/finance?car_id=1')
    fetching.mockResolvedValue({ ok: true, status: 200, json: async () => answer })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: car.name })).toBeTruthy()
  })
})
