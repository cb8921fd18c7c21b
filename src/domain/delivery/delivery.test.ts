import { deliveryPriceText, deliverySentence } from './delivery-estimate'
import { postcodeProblem } from './delivery-postcode'
import { zoneAt } from './delivery-zones'

const zones = [
  { name: 'Country', upToKm: 400, price: 690 },
  { name: 'Metro', upToKm: 60, price: 0 },
  { name: 'Coast', upToKm: 150, price: 290 },
]

describe('zoneAt', () => {
  it.each([
    [0, 'Metro'],
    [60, 'Metro'],
    [60.01, 'Coast'],
    [150, 'Coast'],
    [400, 'Country'],
  ])('at %d km is %s, whatever the order of the zones [DEL-03]', (km, name) => {
    expect(zoneAt(zones, km)?.name).toBe(name)
  })

  it('is null beyond the last zone, and without zones [DEL-04]', () => {
    expect(zoneAt(zones, 400.01)).toBeNull()
    expect(zoneAt([], 1)).toBeNull()
  })
})

describe('deliveryPriceText', () => {
  it.each([
    [0, 'Free', 'Free'],
    [0, 'On us', 'On us'],
    [0, '', '$0'],
    [350, 'Free', '$350'],
    [1250, '', '$1,250'],
    [99.5, 'Free', '$99.50'],
  ])('of $%d, with %p as the text for free, is %p [DEL-06]', (price, free, text) => {
    expect(deliveryPriceText(price, free)).toBe(text)
  })
})

describe('deliverySentence', () => {
  const estimate = { price: 350, name: 'Darling Downs', km: 1109, from: 'Moorooka' }

  it('states price, region and distance [DEL-05, DEL-06]', () => {
    expect(deliverySentence(estimate, 'Free')).toBe('Darling Downs: $350, about 1,109 km from Moorooka.')
    expect(deliverySentence({ ...estimate, from: null }, 'Free')).toMatch(/km from us\.$/)
  })

  it('omits an unknown distance [DEL-06]', () => {
    expect(deliverySentence({ ...estimate, price: 0, km: null }, 'Free')).toBe('Darling Downs: Free.')
  })
})

describe('postcodeProblem', () => {
  it.each(['', '   '])('asks for a postcode if %p was typed [DEL-02]', (typed) => {
    expect(postcodeProblem(typed)).toBe('Please enter a postcode.')
  })

  it.each(['400', '40000', '4OOO', '４０００', 'Ipswich', "4000'--"])('rejects %p [DEL-01]', (typed) => {
    expect(postcodeProblem(typed)).toBe('Invalid postcode. Please enter a 4-digit number.')
  })

  it.each(['4350', ' 0800 '])('accepts %p [DEL-01]', (typed) => {
    expect(postcodeProblem(typed)).toBeNull()
  })
})
