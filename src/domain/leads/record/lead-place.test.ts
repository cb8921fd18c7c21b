import { leadDealership, leadPlace } from './lead-place'

const place = (id: number, dealershipId: number) => ({ id, dealershipId, isMain: id === 1 })
const places = [place(1, 11), place(2, 11), place(3, 12)]
const at = (location_id: string | null, dealership_id = '12') => ({ location_id, dealership_id })

describe('the location and dealership of a lead', () => {
  it.each([
    ['the chosen one', '2', at('3'), 2, 11],
    ['the vehicle’s', null, at('3'), 3, 12],
    ['the first of the vehicle’s dealership', null, at(null), 3, 12],
    ['the main one without a vehicle', null, null, 1, 11],
    ['the main one for an unknown choice', '99', null, 1, 11],
    ['the main one, with the vehicle’s own dealership', null, at('99', '77'), 1, 77],
  ])('are %s [MSL-08]', (_, chosen, vehicle, id, dealership) => {
    const found = leadPlace(places, chosen, vehicle)
    expect(found?.id).toBe(id)
    expect(leadDealership(found, chosen, vehicle)).toBe(dealership)
  })

  it('are none on a website without locations [MSL-08]', () => {
    expect(leadPlace([], null, null)).toBeNull()
    expect(leadDealership(null, null, null)).toBeNull()
  })
})
