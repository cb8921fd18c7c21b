import { zoneDelivery } from './zone-delivery'

const zones = [
  { name: 'Metro', upToKm: 40, price: 0 },
  { name: 'Country', upToKm: 300, price: 490 },
]
const moorooka = { id: 1, dealership: 1, name: 'Moorooka', lat: -27.5343, lng: 153.023 }
const aspley = { id: 2, dealership: 1, name: 'Aspley', lat: -27.3656, lng: 153.0171 }

describe('zoneDelivery', () => {
  const prices = zoneDelivery(zones, [moorooka, aspley])

  it('charges the price of the zone at the distance from the nearest yard [DEL-03, DEL-05]', async () => {
    expect(await prices.find('4350')).toEqual({ price: 490, name: 'Country', km: 109, from: 'Moorooka' })
    expect(await prices.find('4000')).toMatchObject({ price: 0, name: 'Metro', from: 'Moorooka' })
    expect(await prices.find('4500')).toMatchObject({ name: 'Metro', from: 'Aspley' })
  })

  it.each(['6000', '9999', '0000'])('is not available to postcode %s [DEL-04]', async (postcode) => {
    expect(await prices.find(postcode)).toBeNull()
  })

  it('is not available without yards or without zones [DEL-04]', async () => {
    expect(await zoneDelivery(zones, []).find('4000')).toBeNull()
    expect(await zoneDelivery([], [moorooka]).find('4000')).toBeNull()
  })
})
