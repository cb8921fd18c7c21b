import { vehicleRow } from '~/tests/support/vehicle-row'
import { vehicleDocument } from './vehicle-document'
import type { VehicleRow } from './vehicle-rows'

const prices = {
  price: 31_234,
  offer_price: 29_876,
  before_price: 34_567,
  subscription_price: 198,
  state_average_market_price: 38_383,
  average_market_price: 39_393,
}
const amounts = ['31234', '29876', '34567', '198', '38383', '39393', '111.5']

const documentOf = (changes: Partial<VehicleRow>) => vehicleDocument(vehicleRow({ ...prices, ...changes }))

describe('vehicleDocument', () => {
  it('stores the advertised price in millionths [PRICE-02]', () => {
    expect(documentOf({})).toMatchObject({ n_price: 29_876_000_000, n_subscription_price: 198_000_000 })
    expect(documentOf({ offer_price: 10 })).toMatchObject({ n_price: 31_234_000_000 })
    expect(documentOf({ offer_price: null, price: 10 })).not.toHaveProperty('n_price')
  })

  it.each([{ status: 'sold' }, { sold: true }] as const)(
    'contains no price of a vehicle with %j [PRICE-08]',
    (gone) => {
      const text = JSON.stringify(documentOf(gone))
      for (const amount of amounts) expect(text).not.toContain(amount)
      for (const amount of amounts) expect(JSON.stringify(documentOf({}))).toContain(amount)
    },
  )
})
