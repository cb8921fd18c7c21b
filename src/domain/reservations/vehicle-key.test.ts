import { depositOf } from './deposit'
import { vehicleKey } from './vehicle-key'

it('records of one VIN are one vehicle, however the feed writes it', () => {
  expect(vehicleKey({ id: 1, vin: 'mntbb3t50p6000123' })).toBe(
    vehicleKey({ id: 2, vin: ' MNTBB3T50P6000123 ' }),
  )
})

it.each([null, '', 'UNKNOWN', '12345'])('without a full VIN (%s) a record is its own vehicle', (vin) => {
  expect(vehicleKey({ id: 7, vin })).toBe('id:7')
})

it.each([
  ['$500', 50_000],
  ['$0', 20_000],
  ['', 20_000],
  [null, 20_000],
  ['a small deposit', 20_000],
  ['from $100', 10_000],
  ['$1,250.50 only', 125_050],
])('the deposit of a button that says "%s" [CHK-02]', (text, amount) => {
  expect(depositOf(text)).toBe(amount)
})
