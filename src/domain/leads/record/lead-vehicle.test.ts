import { resolveSettings } from '@/domain/flags/resolve'
import { vehicle } from '~/tests/support/vehicle'
import { vehicleAnswers, vehicleSnapshot } from './lead-vehicle'

const settings = (tenant: Record<string, unknown> = {}) =>
  resolveSettings({ template: 'metro', tenant }).settings

const car = vehicle({
  id: '7',
  make: 'Land Rover',
  model: 'Defender',
  stocknum: 'S1',
  car_type: 'used',
  status: 'in_stock',
  price: 24990,
  offer_price: null,
  price_type: 'Drive Away',
  dealership_slug: 'north',
  dealership_id: '12',
})

describe('the vehicle of a lead', () => {
  it('has the price that the website shows [PRICE-09]', () => {
    expect(vehicleSnapshot(car, settings())).toMatchObject({
      id: '7',
      stocknum: 'S1',
      car_type: 'used',
      price: 24990,
      price_shown: '$24,990 Drive Away',
    })
    const hidden = vehicleSnapshot(car, settings({ 'price.visible': false }))
    expect(hidden.price).toBeNull()
    expect(hidden.price_shown).not.toContain('24')
  })

  it('has no price once it is sold [PRICE-08]', () => {
    expect(vehicleSnapshot({ ...car, status: 'sold' }, settings())).toMatchObject({
      price: null,
      price_shown: null,
    })
  })

  it('fills the lead’s default fields, without unknown ones [MSL-06, MSL-08]', () => {
    expect(vehicleAnswers(car)).toEqual({
      dealership_slug: 'north',
      manufacturer_slug: 'land-rover',
      stock_number: 'S1',
      'Vehicle Make': 'Land Rover',
      'Vehicle Model': 'Defender',
      car_type: 'used',
      car_id: '7',
      car_dealership_id: '12',
      vehicle_status: 'in_stock',
    })
    expect(vehicleAnswers({ ...car, stocknum: null })).not.toHaveProperty('stock_number')
  })
})
