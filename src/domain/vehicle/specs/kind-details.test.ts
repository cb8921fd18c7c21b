import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import type { CardDetail } from '../vehicle-details'
import { cardDetailsOf, kindDetails, kindSpecsOf } from './kind-details'

const chosen: readonly CardDetail[] = ['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum']

const caravan = stockHit({
  name: '2022 Jayco Journey',
  item_type: 'caravan',
  categories: ['Caravans'],
  simple_body: 'Caravan',
  simple_transmission: null,
  km: null,
  sleeps: 4,
  body_length: 18.5,
  tare_weight: 2270,
  aggregate_trailer_mass: 2700,
  axles: 'Tandem',
})

const texts = (hit: Parameters<typeof cardDetailsOf>[0], wanted = chosen) =>
  cardDetailsOf(hit, wanted).map(({ text }) => text)

describe('card details', () => {
  it('of a car are the site’s choice in its order [CARD-02]', () => {
    expect(texts(stockHit())).toEqual(['Used', 'Hatch', '42,000 km', 'Automatic', 'Stock A100'])
  })

  it('of a caravan begin with body, sleeps, length, ATM and axles', () => {
    const expected = ['Caravan', 'Sleeps 4', '18.5 ft', '2,700 kg ATM', 'Tandem axle', 'Used']
    expect(texts(caravan)).toEqual(expected)
  })

  it('contain the tare of a motorhome, and of a caravan of unknown ATM', () => {
    expect(texts({ ...caravan, aggregate_trailer_mass: null })).toContain('2,270 kg tare')
    const home = { ...caravan, simple_body: 'Motorhome', simple_transmission: 'Automatic', km: 42_000 }
    expect(texts(home).slice(0, 5)).toEqual([
      'Motorhome',
      'Sleeps 4',
      '18.5 ft',
      '2,270 kg tare',
      '42,000 km',
    ])
  })

  it('of a motorcycle begin with engine size and type', () => {
    const bike = stockHit({ categories: ['Motorcycles'], simple_body: 'Naked', engine_size: '689' })
    expect(texts(bike).slice(0, 2)).toEqual(['689 cc', 'Naked'])
    expect(texts(bike)).toHaveLength(6)
    expect(cardDetailsOf(bike, chosen)[1]?.label).toBe('Type')
  })

  it('of a truck begin with body, GVM and axles', () => {
    const truck = stockHit({
      categories: ['Trucks'],
      simple_body: 'Truck',
      gross_vehicle_mass: '8700 kg',
      axles: '4x2',
    })
    expect(texts(truck).slice(0, 3)).toEqual(['Truck', '8,700 kg GVM', '4x2'])
  })

  it('omit missing values and words in the vehicle’s name', () => {
    expect(texts({ ...caravan, sleeps: null, axles: null })).not.toContain('Sleeps null')
    expect(texts(stockHit({ badge: 'S', name: '2021 Kia Rio S' }), ['badge', 'year', 'km'])).toEqual([
      '42,000 km',
    ])
    expect(texts(stockHit({ badge: 'GT-Line', name: 'Kia Rio' }), ['badge', 'year'])).toEqual([
      'GT-Line',
      '2021',
    ])
  })

  it('have figures without the words of their labels', () => {
    const labelled = cardDetailsOf(caravan, chosen).map(
      ({ label, text, figure = text }) => `${label}: ${figure}`,
    )
    expect(labelled).toEqual(expect.arrayContaining(['Sleeps: 4', 'ATM: 2,700 kg', 'Axles: Tandem']))
  })
})

describe('the kind details of a whole vehicle', () => {
  it('equal those of its card', () => {
    const specifications = {
      body_width: 8,
      body_length: 18.5,
      tare_weight: 2270,
      axle_type: 'Tandem',
      sleeps: 4,
      aggregate_trailer_mass: 2700,
    }
    const whole = vehicle({
      item_type: 'caravan',
      categories: ['Caravans'],
      simple_body: 'Caravan',
      specifications,
    })
    const details = kindDetails({ ...whole, ...kindSpecsOf(whole) }).map(({ text }) => text)
    expect(details).toEqual(['Caravan', 'Sleeps 4', '18.5 ft', '2,700 kg ATM', 'Tandem axle'])
  })

  it('contain gross mass and configuration for trucks only', () => {
    const variant = { ...vehicle().variant, grossvehiclemass: '8700 kg' }
    const ute = kindSpecsOf(vehicle({ drive: '4x4', variant }))
    expect([ute.axles, ute.gross_vehicle_mass]).toEqual([null, null])
    const truck = kindSpecsOf(vehicle({ categories: ['Trucks'], drive: '6x4', variant }))
    expect([truck.axles, truck.gross_vehicle_mass]).toEqual(['6x4', '8700 kg'])
  })
})
