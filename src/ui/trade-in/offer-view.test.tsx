import { cleanup, render, screen } from '@testing-library/react'
import type { ShownOffer } from '@/domain/trade-in/shown-offer'
import { OfferView } from './OfferView'
import { TradeInView } from './TradeInView'

afterEach(cleanup)

const offer: ShownOffer = {
  state: 'open',
  vehicle: '2020 Kia Sportage S',
  km: 60_000,
  figures: { low: 23_100, offer: 24_800, high: 26_600 },
  reasons: ['Based on 6 similar vehicles in stock.'],
  provider: 'Comparable stock',
  validUntil: '5 Nov 2026',
  acceptedOn: null,
  warning: null,
  wanted: { name: '2021 Kia Rio', path: '/cars/kia-rio' },
  phone: '07 1234 5678',
  dealer: 'Kestrel Kia',
}

const show = (changes: Partial<ShownOffer> = {}, failed = false) =>
  render(<OfferView offer={{ ...offer, ...changes }} action="/api/trade-in/offers/abc" failed={failed} />)

const accepts = () => screen.queryByRole('button', { name: 'Accept this offer' })

describe('an offer’s page', () => {
  it('shows range, offer, reasons and date, and accepts with a plain form [TRADE-01, TRADE-05, MSL-05]', () => {
    show()
    for (const text of [
      '$24,800',
      'Worth $23,100 to $26,600 in trade',
      '5 Nov 2026',
      'Based on 6 similar vehicles in stock.',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    const form = accepts()?.closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/trade-in/offers/abc'])
    expect(screen.getByRole('link', { name: 'Call 07 1234 5678' }).getAttribute('href')).toBe(
      'tel:0712345678',
    )
    expect(screen.getByRole('link', { name: 'See the 2021 Kia Rio' }).getAttribute('href')).toBe(
      '/cars/kia-rio',
    )
  })

  it('says what happens next once it is accepted [MSL-05]', () => {
    show({ state: 'accepted', acceptedOn: '1 Nov 2026' })
    expect(accepts()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(
      'You accepted it on 1 Nov 2026. Kestrel Kia will call you to arrange the inspection and the handover.',
    )
  })

  it('offers a new valuation once it has ended [TRADE-05]', () => {
    show({ state: 'expired' })
    expect(accepts()).toBeNull()
    expect(screen.getByRole('link', { name: 'Get a new offer' }).getAttribute('href')).toBe('/cars/trade-in')
  })

  it('says that staff will call where there is no value [TRADE-01]', () => {
    show({ state: 'unvalued', figures: null, validUntil: null, reasons: [], wanted: null })
    expect(screen.getByRole('status').textContent).toMatch(/Kestrel Kia will call you with a value/)
    expect(screen.queryByText('Our offer')).toBeNull()
    expect(screen.getByRole('link', { name: 'See our vehicles' })).toBeTruthy()
  })

  it('says when accepting failed, and warns above the limits [TRADE-06]', () => {
    const warning =
      'An estimate is generally not given for cars over 7 years old. You can still send us the details.'
    show({ warning }, true)
    expect(screen.getByRole('alert').textContent).toMatch(/could not be accepted/)
    expect(screen.getByText('An estimate is generally not given for cars over 7 years old.')).toBeTruthy()
    expect(accepts()).toBeTruthy()
  })

  it('shows hostile reasons as text [TRADE-02]', () => {
    const { container } = show({ reasons: ['<img src=x onerror=alert(1)>'] })
    expect(container.querySelector('img')).toBeNull()
  })
})

describe('the trade-in page', () => {
  it('names the wanted vehicle and the independent provider [ROUTE-20, CB-13]', () => {
    render(
      <TradeInView word="car" wanted={offer.wanted} provider="Value Guide">
        <p>form</p>
      </TradeInView>,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What is your car worth?')
    expect(screen.getByRole('link', { name: '2021 Kia Rio' }).getAttribute('href')).toBe('/cars/kia-rio')
    expect(screen.getByText('Valued independently by Value Guide.')).toBeTruthy()
  })
})
