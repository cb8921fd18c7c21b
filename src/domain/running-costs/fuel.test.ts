import { vehicle } from '~/tests/support/vehicle'
import { fuelEconomy, fuelEstimate, usesFuel } from './fuel'

const settings = {
  'runningCosts.fuelPrice': 1.7,
  'runningCosts.weeklyKilometres': 250,
  'runningCosts.litresPer100Km': 10,
}
const variantOf = (litres: number | null) => ({ ...vehicle().variant, fuelconsumptioncombined: litres })

describe('usesFuel', () => {
  it.each([
    ['Electric', null],
    ['electric', null],
    [null, 'Electric'],
    [null, 'BEV'],
    ['Pure Electric', null],
  ])('is false for a fuel of %p, else %p [FUEL-05]', (simple_fuel, fuel) => {
    expect(usesFuel(vehicle({ simple_fuel, fuel }))).toBe(false)
  })

  it.each([
    ['Petrol', null],
    ['Diesel', 'Electric'],
    ['Hybrid', 'Petrol/Electric'],
    ['Plug-in Hybrid', null],
    [null, 'Petrol - Electric'],
    [null, 'Plug-in Hybrid Electric'],
    [null, null],
    ['Hydrogen', null],
  ])('is true for a fuel of %p, else %p, hybrids included [FUEL-05]', (simple_fuel, fuel) => {
    expect(usesFuel(vehicle({ simple_fuel, fuel }))).toBe(true)
  })

  it('is false for a caravan, which has no engine, and true for a motorhome [FUEL-05]', () => {
    const caravan = { item_type: 'caravan', categories: ['Caravans'], simple_fuel: null } as const
    expect(usesFuel(vehicle({ ...caravan, categories: ['Caravans'] }))).toBe(false)
    expect(usesFuel(vehicle({ ...caravan, categories: ['Caravans'], simple_fuel: 'Diesel' }))).toBe(true)
    expect(usesFuel(vehicle({ ...caravan, categories: ['Caravans'], variant: variantOf(11) }))).toBe(true)
  })
})

describe('fuelEconomy', () => {
  it('is the variant’s own [FUEL-03]', () => {
    expect(fuelEconomy({ variant: variantOf(6.4) }, settings)).toEqual({ litres: 6.4, isKnown: true })
  })

  it.each([null, 0, undefined])('is 10 L/100 km if the variant has %p [FUEL-03]', (litres) => {
    const variant = { ...variantOf(null), fuelconsumptioncombined: litres as null }
    expect(fuelEconomy({ variant }, settings)).toEqual({ litres: 10, isKnown: false })
  })

  it('is the site’s default if it has one [FUEL-03]', () => {
    const own = { ...settings, 'runningCosts.litresPer100Km': 5 }
    expect(fuelEconomy({ variant: variantOf(null) }, own).litres).toBe(5)
  })
})

describe('fuelEstimate', () => {
  const usual = { litres: 10, isKnown: false, distance: 250, price: 1.7 }

  it.each([
    ['a vehicle of unknown consumption', {}, {}, usual],
    ['a known one', { variant: variantOf(6.4) }, {}, { ...usual, litres: 6.4, isKnown: true }],
    ['another distance', {}, { 'runningCosts.weeklyKilometres': 90 }, { ...usual, distance: 90 }],
    ['a price of five decimals', {}, { 'runningCosts.fuelPrice': 1.72354 }, { ...usual, price: 1.724 }],
    ['an electric vehicle', { simple_fuel: 'Electric' }, {}, null],
    ['a sold vehicle', { status: 'sold' }, {}, null],
  ] as const)(
    'opens for %s with the site’s figures, or not at all [FUEL-02, FUEL-03, FUEL-05]',
    (_, changes, site, estimate) => {
      expect(fuelEstimate(vehicle(changes), { ...settings, ...site })).toEqual(estimate)
    },
  )
})
