import { vehicle } from '~/tests/support/vehicle'
import { leadSpecs } from './lead-specs'

const texts = (...given: Parameters<typeof leadSpecs>) =>
  Object.fromEntries(leadSpecs(...given).map(({ key, text }) => [key, text]))

describe('leadSpecs', () => {
  it('start with the usual figures and omit unknown ones [VDP-05, VDP-27]', () => {
    expect(texts(vehicle({ simple_drive: null, seats: null }), 'usual')).toEqual({
      km: '42,000 km',
      transmission: 'Automatic',
      fuel: 'Petrol',
      body: 'Hatch',
    })
  })

  it('start with towing and masses, with their units, for touring', () => {
    const ute = vehicle({})
    ute.variant = { ...ute.variant, towingcapacitybraked: '3500', grossvehiclemass: '3100 kg' }
    expect(Object.entries(texts(ute, 'touring')).slice(0, 2)).toEqual([
      ['towing', '3,500 kg'],
      ['gvm', '3,100 kg'],
    ])
  })

  it('contain a caravan’s masses and berths', () => {
    const caravan = vehicle({ km: null, simple_fuel: null, simple_drive: null, seats: null })
    caravan.specifications = {
      ...caravan.specifications,
      aggregate_trailer_mass: 2800,
      tare_weight: 2310,
      sleeps: 4,
    }
    expect(texts(caravan, 'touring')).toEqual({ atm: '2,800 kg', tare: '2,310 kg', sleeps: '4' })
  })

  it('contain a motorcycle’s engine', () => {
    expect(texts(vehicle({ engine_size: '649' }), 'riding').engine).toBe('649 cc')
  })

  it('start with a caravan’s measures before its body and year, in every template [VDP-05, ENT-10]', () => {
    const caravan = vehicle({
      item_type: 'caravan',
      categories: ['Caravans'],
      simple_body: 'Caravan',
      ...{ km: null, simple_fuel: null, simple_drive: null, simple_transmission: null, seats: null },
    })
    caravan.specifications = { ...caravan.specifications, aggregate_trailer_mass: 2800, sleeps: 4 }
    for (const template of ['usual', 'touring', 'riding'] as const) {
      expect(texts(caravan, template)).toEqual({
        atm: '2,800 kg',
        sleeps: '4',
        body: 'Caravan',
        year: '2021',
      })
    }
  })

  it('contain a motorcycle’s engine on a site that sells cars too [VDP-05, TEN-15]', () => {
    const motorcycle = vehicle({ categories: ['Motorcycles'], simple_body: 'Naked', engine_size: '649' })
    expect(Object.keys(texts(motorcycle, 'touring'))).toEqual([
      'engine',
      'km',
      'body',
      'year',
      'transmission',
      'fuel',
    ])
  })
})
