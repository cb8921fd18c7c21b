import { render, screen, within } from '@testing-library/react'
import { quotedLender } from '@/domain/finance/offer/availability'
import { offerOf } from '@/domain/finance/offer/offer'
import { resolveSettings } from '@/domain/flags/resolve'
import { financeProvider } from '~/tests/support/servers/finance-provider'
import { vehicle } from '~/tests/support/vehicle'
import { CompareView } from './CompareView'

const { settings } = resolveSettings({ template: 'metro', tenant: { 'price.offersSubscription': true } })
const provider = financeProvider({ key: 'angle', disclaimer: 'The lender’s words.' })
const lender = quotedLender(provider, settings, new Date('2026-03-10T00:00:00Z'))

function show(...vehicles: ReturnType<typeof vehicle>[]) {
  const compared = vehicles.map((each) => ({ vehicle: each, offer: offerOf(each, settings, lender) }))
  render(<CompareView compared={compared} gone={['sold-long-ago']} wording="Car" imageCdn="" />)
}

const rio = vehicle()
const ev6 = vehicle({
  id: '2',
  slug: 'ev6',
  path: '/cars/ev6',
  name: '2024 Kia EV6',
  km: 10,
  simple_fuel: 'Electric',
})

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation()
})

describe('a comparison', () => {
  it('is a table with a column for each vehicle and a row for each attribute [CMP-01]', () => {
    show(rio, ev6)
    const table = within(screen.getByRole('table', { name: '2 cars side by side' }))
    const heads = table.getAllByRole('columnheader')
    expect(heads.map((head) => within(head).getAllByRole('link')[0]?.textContent)).toEqual([
      '2021 Kia Rio',
      '2024 Kia EV6',
    ])
    const row = table.getByRole('rowheader', { name: /Fuel/ }).closest('tr') as HTMLElement
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Petrol', 'Electric'])
  })

  it('labels differences in words, and counts them and the vehicles that are no longer listed [CMP-01]', () => {
    show(rio, ev6)
    expect(screen.getByRole('rowheader', { name: 'Differs: Fuel' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: 'Seats' })).toBeTruthy()
    expect(screen.getByText('They differ in 2 points. 1 car no longer listed.')).toBeTruthy()
  })

  it('removes one vehicle by its link and keeps the others [CMP-01]', () => {
    show(rio, ev6)
    expect(screen.getByRole('link', { name: 'Remove 2021 Kia Rio' }).getAttribute('href')).toBe(
      '/compare?cars=ev6',
    )
  })

  it('shows each price as the site does, and that a vehicle is sold [PRICE-03, PRICE-08]', () => {
    show(rio, vehicle({ id: '3', slug: 'sold', status: 'sold' }))
    const [head, sold] = screen.getAllByRole('columnheader')
    expect(head?.textContent).toContain('$18,990')
    expect(sold?.textContent).toContain('Sold')
    expect(sold?.textContent).not.toContain('$')
  })

  it('uses the singular for one vehicle [CMP-01]', () => {
    show(rio)
    expect(screen.getByRole('table', { name: '1 car side by side' })).toBeTruthy()
  })

  it('distinguishes a weekly repayment from a weekly subscription price [PRICE-01, CARD-03]', () => {
    const lenders = { angle: { paymentWeek: 120.2, comparisonRate: 8.5 } }
    show(
      vehicle({ subscription_price: 185, finance_lenders: lenders }),
      vehicle({ id: '2', slug: 'other', finance_lenders: lenders }),
    )
    const [subscribed, bought] = screen.getAllByRole('columnheader')
    expect(subscribed?.textContent).toContain('$185 per week subscriptionOr buy it on finance$121 per week')
    expect(bought?.textContent).not.toContain('Or buy it')
  })

  it('shows a weekly repayment only with its comparison rate and the required warning [CARD-03]', () => {
    show(vehicle({ finance_lenders: { angle: { paymentWeek: 120.2, comparisonRate: 8.5 } } }))
    expect(screen.getByRole('columnheader').textContent).toContain(
      '$121 per week 8.50% p.a. comparison rate*',
    )
    expect(screen.getByText(/WARNING: true only for the example given/)).toBeTruthy()
  })

  it('shows the lender’s disclaimer and the warning once, plus the disclaimer of a vehicle that has its own [FIN-51]', () => {
    const figures = { paymentWeek: 120, comparisonRate: 8.5 }
    const own = { ...figures, disclaimer: 'For this vehicle alone.' }
    show(
      vehicle({ finance_lenders: { angle: figures } }),
      vehicle({ id: '2', slug: 'second', finance_lenders: { angle: figures } }),
      vehicle({ id: '3', slug: 'third', finance_lenders: { angle: own } }),
    )
    const usual = screen.getByText(/WARNING: true only/).parentElement
    expect(usual?.textContent).toMatch(/^\* The lender’s words\. .*WARNING/)
    expect(screen.getAllByText(/The lender’s words/)).toEqual([usual])
    expect(screen.getByText('* For this vehicle alone.')).toBeTruthy()
  })
})
