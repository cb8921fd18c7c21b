import { placeOfSale } from './place-of-sale'

const at = (dealership_name: string, location_name: string | null) =>
  placeOfSale({ dealership_name, location_name, city: 'Perth' })

describe('placeOfSale', () => {
  it('separates the dealership and its location [CARD-01]', () => {
    expect(at('Outpost 4x4', 'Burswood')).toEqual({ dealership: 'Outpost 4x4', location: 'Burswood' })
  })

  it('removes the dealership’s name from the location [CARD-01]', () => {
    expect(at('Kia North', 'Kia North Aspley')).toEqual({ dealership: 'Kia North', location: 'Aspley' })
    expect(at('Kia North', 'Kia North')).toEqual({ dealership: 'Kia North', location: 'Perth' })
    expect(at('Kia North', 'Kia Northside')).toEqual({ dealership: 'Kia North', location: 'Kia Northside' })
  })

  it('has no location if it is unknown [CARD-01]', () => {
    expect(at('Kia North', null)).toEqual({ dealership: 'Kia North', location: null })
  })
})
