import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { fuelEstimate } from '@/domain/running-costs/fuel'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicle } from '~/tests/support/vehicle'
import { FuelCalculator } from './FuelCalculator'
import FuelSum from './fuel-sum.island'

const settings = {
  'runningCosts.fuelPrice': 1.7,
  'runningCosts.weeklyKilometres': 250,
  'runningCosts.litresPer100Km': 10,
}

function open(changes: Partial<Vehicle> = {}, price = 1.7) {
  const fuel = fuelEstimate(vehicle(changes), { ...settings, 'runningCosts.fuelPrice': price })
  return render(<FuelCalculator fuel={fuel} />)
}

const distance = () => screen.getByLabelText<HTMLInputElement>('Distance a week')
const price = () => screen.getByLabelText<HTMLInputElement>('Fuel price a litre')
const answer = () => screen.getByText(/a week/, { selector: '.fuel-answer *' }).parentElement?.textContent

async function type(field: HTMLInputElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

describe('the fuel calculator', () => {
  it('starts with 250 kms a week, $1.70 and 10 L/100 km, and shows the cost per week and year [FUEL-02, FUEL-03, FUEL-04]', () => {
    open()
    expect(distance().value).toBe('250')
    expect(price().value).toBe('1.70')
    expect(answer()).toBe('$42.50 a week $2,210.00 a year')
    expect(document.body.textContent).toContain('goes by 10 L/100 km')
  })

  it('uses the vehicle’s own consumption when it is known [FUEL-03]', () => {
    open({ variant: { ...vehicle().variant, fuelconsumptioncombined: 6.4 } })
    expect(answer()).toContain('$27.20 a week')
    expect(document.body.textContent).toContain('combined figure is 6.4 L/100 km')
  })

  it.each([
    ['distance', '1,000 kms', '$170.00 a week $8,840.00 a year'],
    ['price', '$2.00', '$50.00 a week $2,600.00 a year'],
    ['price', '1.999', '$49.98 a week $2,598.70 a year'],
    ['distance', '0', '$0.00 a week $0.00 a year'],
  ])('recalculates when the shopper types a %s of %s [FUEL-01, FUEL-04]', async (field, typed, cost) => {
    open()
    await type(field === 'price' ? price() : distance(), typed)
    expect(answer()).toBe(cost)
  })

  it('shows no cost for text that is not a number, and restores the last number on blur [FUEL-01]', async () => {
    open()
    await type(distance(), '300')
    await userEvent.tab()
    await type(distance(), 'far')
    expect(answer()).toBe('– a week – a year')
    await userEvent.tab()
    expect(distance().value).toBe('300')
    expect(answer()).toContain('$51.00 a week')
  })

  it('formats the input on blur [FUEL-01]', async () => {
    open()
    await type(distance(), '12500 kms')
    await userEvent.tab()
    expect(distance().value).toBe('12,500')
    await type(price(), '$2')
    await userEvent.tab()
    expect(price().value).toBe('2.00')
    expect(answer()).toContain('$2,500.00 a week')
  })

  it.each([
    [1.859, '1.859', '$46.48'],
    [1.8594, '1.859', '$46.48'],
    [1.85, '1.85', '$46.25'],
  ])(
    'shows a price of %d the same way with JavaScript and without [FUEL-02, FUEL-04]',
    (dollars, text, cost) => {
      open({}, dollars)
      expect(price().value).toBe(text)
      expect(screen.getByText(`At 250 kms a week and $${text} a litre.`)).toBeTruthy()
      expect(answer()).toContain(`${cost} a week`)
    },
  )

  it.each<[string, Partial<Vehicle>]>([
    ['an electric vehicle', { simple_fuel: 'Electric' }],
    ['a caravan', { item_type: 'caravan', categories: ['Caravans'], simple_fuel: null }],
    ['a sold vehicle', { status: 'sold' }],
  ])('is not shown for %s [FUEL-05]', (_, changes) => {
    expect(open(changes).container.innerHTML).toBe('')
  })

  it('calculates with input from before its hydration [FUEL-01]', async () => {
    const holder = document.body.appendChild(document.createElement('div'))
    const sum = <FuelSum litres={10} distance={250} price={1.7} />
    holder.innerHTML = renderToString(sum)
    distance().value = '300'
    const root = await act(async () => hydrateRoot(holder, sum))
    expect(distance().value).toBe('300')
    expect(answer()).toContain('$51.00 a week')
    act(() => root.unmount())
    holder.remove()
  })

  it('is shown for a hybrid [FUEL-05]', () => {
    open({ simple_fuel: 'Plug-in Hybrid' })
    expect(answer()).toContain('$42.50 a week')
  })
})
