import { placeOfSale } from './place-of-sale'

const at = (dealership_name: string, location_name: string | null) =>
  placeOfSale({ dealership_name, location_name, city: 'Perth' })

describe('placeOfSale', () => {
  it('sets the dealership and its location apart [CARD-01]', () => {
    expect(at('Outpost 4x4', 'Burswood')).toEqual({ dealership: 'Outpost 4x4', location: 'Burswood' })
  })

  it('names the dealership once when the location repeats it [CARD-01]', () => {
    expect(at('Kia North', 'Kia North Aspley')).toEqual({ dealership: 'Kia North', location: 'Aspley' })
    expect(at('Kia North', 'Kia North')).toEqual({ dealership: 'Kia North', location: 'Perth' })
    expect(at('Kia North', 'Kia Northside')).toEqual({ dealership: 'Kia North', location: 'Kia Northside' })
  })

  it('does without a location that is not known [CARD-01]', () => {
    expect(at('Kia North', null)).toEqual({ dealership: 'Kia North', location: null })
  })
})
