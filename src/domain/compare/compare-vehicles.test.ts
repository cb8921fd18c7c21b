import { vehicle } from '~/tests/support/vehicle'
import { comparePath } from './compare-path'
import { compareVehicles } from './compare-vehicles'

const rows = (...vehicles: Parameters<typeof compareVehicles>[0]) =>
  compareVehicles(vehicles).flatMap((group) => group.rows)
const row = (label: string, ...vehicles: Parameters<typeof compareVehicles>[0]) =>
  rows(...vehicles).find((each) => each.label === label)

describe('compareVehicles', () => {
  it('sets what each vehicle is side by side, and tells where they differ [CMP-01]', () => {
    const one = vehicle({ km: 42_000, simple_fuel: 'Petrol' })
    const other = vehicle({ km: 8_000, simple_fuel: 'Petrol' })
    expect(row('Kilometres', one, other)).toMatchObject({ values: ['42,000 km', '8,000 km'], differs: true })
    expect(row('Fuel', one, other)).toMatchObject({ values: ['Petrol', 'Petrol'], differs: false })
  })

  it('takes what is not told of one vehicle for no difference [CMP-01]', () => {
    expect(row('Seats', vehicle({ seats: 5 }), vehicle({ seats: null }))).toMatchObject({
      values: ['5', null],
      differs: false,
    })
  })

  it('has no row for what none of them has, nor for what is one vehicle’s alone [CMP-01]', () => {
    const labels = rows(vehicle({ vin: 'KNADC123' }), vehicle()).map(({ label }) => label)
    expect(labels).not.toContain('Sleeps')
    expect(labels).not.toContain('VIN')
    expect(labels).not.toContain('Stock number')
  })

  it('names every feature that one of them has, sixty at most [CMP-01]', () => {
    const one = vehicle({ filtered_features: ['Sunroof', 'Tow bar'] })
    const other = vehicle({ filtered_features: ['Tow bar'] })
    expect(row('Sunroof', one, other)).toMatchObject({ values: ['Yes', null], differs: true })
    expect(row('Tow bar', one, other)).toMatchObject({ values: ['Yes', 'Yes'], differs: false })
    const many = vehicle({ filtered_features: Array.from({ length: 90 }, (_, index) => `F${index}`) })
    expect(compareVehicles([many]).at(-1)?.rows).toHaveLength(60)
  })
})

describe('the address of a comparison', () => {
  it('names its vehicles, so that it can be sent [CMP-01]', () => {
    expect(comparePath(['kia rio', 'ev6'])).toBe('/compare?cars=kia%20rio,ev6')
    expect(comparePath([])).toBe('/compare')
  })
})
