import { vehicle } from '~/tests/support/vehicle'
import { includedWith } from './reasons'

const warranty = (text: string) => ({ 'content.warranty': text })

describe('includedWith', () => {
  it('returns the warranty for the vehicle’s condition, and a guarantee for used vehicles [VDP-15, CB-10, CB-12]', () => {
    const used = warranty('Used cars come with a 3 Year standard warranty.')
    expect(includedWith(vehicle(), used).promises).toEqual([
      'Used cars come with a 3 Year standard warranty.',
      'A 48-hour money-back guarantee.',
    ])
    expect(includedWith(vehicle({ car_type: 'new' }), used).promises).toEqual([])
    const fresh = warranty('New cars come with a 7 year warranty.')
    expect(includedWith(vehicle({ car_type: 'demo' }), fresh).promises).toEqual([
      'New cars come with a 7 year warranty.',
    ])
    expect(
      includedWith(vehicle({ car_type: 'new' }), warranty('Every vehicle is inspected.')).promises,
    ).toHaveLength(1)
  })

  it('returns no car warranty for other kinds of vehicle [CB-10]', () => {
    const cars = warranty('Used cars come with a 3 Year standard warranty.')
    const caravan = vehicle({ item_type: 'caravan', categories: ['Caravans'] })
    expect(includedWith(caravan, cars).promises).toEqual(['A 48-hour money-back guarantee.'])
    const caravans = warranty('Used caravans come with a 1 year warranty.')
    expect(includedWith(caravan, caravans).promises).toContain('Used caravans come with a 1 year warranty.')
    expect(includedWith(vehicle(), caravans).promises).toEqual(['A 48-hour money-back guarantee.'])
  })

  it.each([
    ['Kia', 'new', ['New Kia cars have 7 years.', 'Each is inspected.']],
    ['Land Rover', 'new', ['New Land Rover vehicles have 5 years.', 'Each is inspected.']],
    ['Toyota', 'new', ['New cars have 3 years.', 'Each is inspected.']],
    ['Kia', 'used', ['Used cars have 1 year.', 'Each is inspected.', 'A 48-hour money-back guarantee.']],
  ] as const)('returns a make’s own warranty: %s, %s [CB-10]', (make, car_type, promises) => {
    const texts = [
      'New cars have 3 years.',
      'New Kia cars have 7 years.',
      'New Land Rover vehicles have 5 years.',
      'Used cars have 1 year.',
      'Each is inspected.',
    ]
    expect(includedWith(vehicle({ make, car_type }), warranty(texts.join('\n\n'))).promises).toEqual(promises)
  })

  it.each([
    'New or used, each of our cars has a warranty.',
    'New Electric cars have 8 years on the battery.',
    'New cars from our car yard have 3 years.',
    'New Vehicles, Trucks and Caravans have 3 years.',
  ])('takes words that are no make as part of the sentence: %s', (text) => {
    expect(includedWith(vehicle({ car_type: 'new' }), warranty(text)).promises).toEqual([text])
    expect(includedWith(vehicle({ car_type: 'used' }), warranty(text)).promises).not.toContain(text)
  })

  it('returns the standard equipment that is not among the features [VDP-15]', () => {
    const changes = { standardEquipment: 'Tow Bar, Airbags|tow bar; null,', filtered_features: ['Tow bar'] }
    expect(includedWith(vehicle(changes), warranty('')).equipment).toEqual(['Airbags'])
  })
})
