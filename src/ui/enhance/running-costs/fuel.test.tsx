import { renderToStaticMarkup } from 'react-dom/server'
import { fuelCost, fuelDollars, parseFuelFigure } from '@/domain/running-costs/fuel-cost'
import type { Vehicle } from '@/domain/stock/vehicle'
import { FuelCalculator } from '@/ui/running-costs/FuelCalculator'
import { forgetPageListeners } from '~/tests/support/page-listeners'
import { vehicle } from '~/tests/support/vehicle'
import { liveFuel } from './live-fuel'

forgetPageListeners()

const settings = {
  'runningCosts.fuelPrice': 1.7,
  'runningCosts.weeklyKilometres': 250,
  'runningCosts.litresPer100Km': 10,
}
const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const weekly = () => find('[data-fuel-weekly]').textContent
const yearly = () => find('[data-fuel-yearly]').textContent

function open(changes: Partial<Vehicle> = {}, price = 1.7) {
  document.body.innerHTML = renderToStaticMarkup(
    <FuelCalculator vehicle={vehicle(changes)} settings={{ ...settings, 'runningCosts.fuelPrice': price }} />,
  )
  liveFuel({ weeks: 52 }, { fuelCost, fuelDollars, parseFuelFigure })
}

function type(name: string, value: string) {
  const field = find(`[name="${name}"]`)
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const leave = (name: string) => find(`[name="${name}"]`).dispatchEvent(new Event('change', { bubbles: true }))

describe('the fuel calculator', () => {
  it('opens with 250 kms a week at $1.70 and 10 L/100 km, a week and a year [FUEL-02, FUEL-03, FUEL-04]', () => {
    open()
    expect(find('[name="distance"]').value).toBe('250')
    expect(find('[name="price"]').value).toBe('1.70')
    expect(weekly()).toBe('$42.50')
    expect(yearly()).toBe('$2,210.00')
    expect(document.body.textContent).toContain('goes by 10 L/100 km')
  })

  it('goes by the vehicle’s own figure [FUEL-03]', () => {
    open({ variant: { ...vehicle().variant, fuelconsumptioncombined: 6.4 } })
    expect(weekly()).toBe('$27.20')
    expect(document.body.textContent).toContain('combined figure is 6.4 L/100 km')
  })

  it.each([
    ['distance', '1,000 kms', '$170.00', '$8,840.00'],
    ['price', '$2.00', '$50.00', '$2,600.00'],
    ['price', '1.999', '$49.98', '$2,598.70'],
    ['distance', '0', '$0.00', '$0.00'],
  ])('follows a %s of %s [FUEL-01, FUEL-04]', (name, typed, week, year) => {
    open()
    type(name, typed)
    expect(weekly()).toBe(week)
    expect(yearly()).toBe(year)
  })

  it('has no cost for what is no figure, and goes back to the last one when the field is left [FUEL-01]', () => {
    open()
    type('distance', '300')
    leave('distance')
    type('distance', 'far')
    expect(weekly()).toBe('–')
    expect(yearly()).toBe('–')
    leave('distance')
    expect(find('[name="distance"]').value).toBe('300')
    expect(weekly()).toBe('$51.00')
  })

  it('tidies what was typed when the field is left [FUEL-01]', () => {
    open()
    type('distance', '12500 kms')
    leave('distance')
    expect(find('[name="distance"]').value).toBe('12,500')
    type('price', '$2')
    leave('price')
    expect(find('[name="price"]').value).toBe('2.00')
    expect(weekly()).toBe('$2,500.00')
  })

  it('tells without scripts what the usual distance and price come to [FUEL-02]', () => {
    open()
    expect(find('.without-scripts').textContent).toBe('At 250 kms a week and $1.70 a litre.')
  })

  it.each([
    [1.859, '1.859', '$46.48'],
    [1.8594, '1.859', '$46.48'],
    [1.85, '1.85', '$46.25'],
  ])(
    'tells and reckons a price of %d in one way, with scripts and without [FUEL-02, FUEL-04]',
    (price, text, cost) => {
      open({}, price)
      expect(find('[name="price"]').value).toBe(text)
      expect(find('.without-scripts').textContent).toBe(`At 250 kms a week and $${text} a litre.`)
      expect(weekly()).toBe(cost)
      window.dispatchEvent(new Event('pageshow'))
      expect(weekly()).toBe(cost)
    },
  )

  it.each<[string, Partial<Vehicle>]>([
    ['electric', { simple_fuel: 'Electric' }],
    ['a caravan', { item_type: 'caravan', categories: ['Caravans'], simple_fuel: null }],
    ['sold', { status: 'sold' }],
  ])('is not there for what is %s [FUEL-05]', (_, changes) => {
    open(changes)
    expect(document.body.innerHTML).toBe('')
  })

  it('is there for a hybrid [FUEL-05]', () => {
    open({ simple_fuel: 'Plug-in Hybrid' })
    expect(weekly()).toBe('$42.50')
  })
})
