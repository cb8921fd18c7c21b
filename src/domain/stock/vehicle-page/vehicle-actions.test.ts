import { resolveSettings } from '@/domain/flags/resolve'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicle } from '~/tests/support/vehicle'
import { type ActionSettings, reserveLabel, reserveTerms, vehicleActions } from './vehicle-actions'

const on = { 'checkout.enabled': true, 'checkout.reserveButtons': true, 'checkout.reserveAmountText': '$500' }
const settingsOf = (tenant: Partial<ActionSettings>) =>
  resolveSettings({ template: 'metro', tenant }).settings
const actions = (changes: Partial<Vehicle>, tenant: Partial<ActionSettings> = on) =>
  vehicleActions(vehicle(changes), settingsOf(tenant))

describe('Reserving and buying online', () => {
  it('are available when the checkout is on for the vehicle [VDP-33, VDP-36]', () => {
    expect(actions({})).toMatchObject({ reserve: 'Reserve Online for $500', buysOnline: true })
    expect(actions({ tag: 'Unsold last of its kind' })).toMatchObject({ buysOnline: true })
    expect(actions({}, {})).toMatchObject({ reserve: null, buysOnline: false })
    expect(actions({ no_checkout: true })).toMatchObject({ reserve: null, buysOnline: false })
  })

  it('do not include reserving on a website without reserve buttons', () => {
    expect(actions({}, { 'checkout.enabled': true })).toMatchObject({ reserve: null, buysOnline: true })
  })

  it.each<[string, Partial<Vehicle>]>([
    ['a vehicle for test drives only', { tag: 'Test Drive Only' }],
    ['a sold vehicle', { status: 'sold' }],
    ['a vehicle in stock that is tagged as sold', { tag: ' SOLD ' }],
    ['a vehicle in stock that is tagged as just sold', { tag: 'Just Sold' }],
    ['a reserved vehicle', { reserved: true }],
    ['a vehicle without a price', { price: null }],
    ['a vehicle at $200', { price: 200 }],
    ['a vehicle that is coming soon', { status: 'coming_soon' }],
  ])('are not available for %s [VDP-33, SEARCH-14, TD-07]', (_, changes) => {
    expect(actions(changes)).toMatchObject({ reserve: null, buysOnline: false })
  })

  it('allow a coming-soon vehicle to be reserved but not bought when the site’s setting says so', () => {
    const soon = { ...on, 'checkout.reserveComingSoon': true }
    expect(actions({ status: 'coming_soon' }, soon)).toMatchObject({
      reserve: 'Reserve Online for $500',
      buysOnline: false,
    })
    expect(actions({ status: 'coming_soon', reserved: true }, soon).reserve).toBeNull()
  })

  it.each([
    [null, 'Reserve Online'],
    ['', 'Reserve Online'],
    ['$0', 'Reserve Online'],
    [' $0.00 ', 'Reserve Online'],
    ['$200', 'Reserve Online for $200'],
  ])('show for the amount %p the label %p [VDP-34]', (amount, label) => {
    expect(reserveLabel(amount)).toBe(label)
  })

  it.each([
    ['$500', '$500'],
    ['$0', '$200'],
    ['', '$200'],
    ['from $100', '$100'],
  ])(
    'ask for the amount %p a refundable %s and hold the vehicle for 48 hours [CHK-02, CHK-03, CHK-04]',
    (amount, deposit) => {
      expect(reserveTerms(amount, 'car')).toBe(
        `Reserve this car with a deposit of ${deposit}. We hold it for you for 48 hours, and the deposit is 100% refundable.`,
      )
    },
  )
})

describe('A trade-in valuation', () => {
  it('is available on a website that offers it, for vehicles for sale that staff have not excluded [VDP-35]', () => {
    expect(actions({}, {}).valuesTradeIns).toBe(true)
    expect(actions({}, { 'tradeIn.enabled': false }).valuesTradeIns).toBe(false)
    expect(actions({ no_trade_in: true }).valuesTradeIns).toBe(false)
    expect(actions({ status: 'sold' }).valuesTradeIns).toBe(false)
  })
})

describe('The history report', () => {
  it('is linked only when the vehicle has a file with a safe URL [VDP-32]', () => {
    expect(actions({ file: 'https://reports.example/1.pdf' }).history).toBe('https://reports.example/1.pdf')
    expect(actions({ file: null }).history).toBeNull()
    expect(actions({ file: 'javascript:alert(1)' }).history).toBeNull()
  })
})
