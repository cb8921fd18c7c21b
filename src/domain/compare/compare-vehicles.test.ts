import { vehicle } from '~/tests/support/vehicle'
import { comparePath } from './compare-path'
import { compareVehicles } from './compare-vehicles'

const rows = (...vehicles: Parameters<typeof compareVehicles>[0]) =>
  compareVehicles(vehicles).flatMap((group) => group.rows)
const row = (label: string, ...vehicles: Parameters<typeof compareVehicles>[0]) =>
  rows(...vehicles).find((each) => each.label === label)

describe('compareVehicles', () => {
  it('lists the vehicles’ values side by side and marks the rows that differ [CMP-01]', () => {
    const one = vehicle({ km: 42_000, simple_fuel: 'Petrol' })
    const other = vehicle({ km: 8_000, simple_fuel: 'Petrol' })
    expect(row('Kilometres', one, other)).toMatchObject({ values: ['42,000 km', '8,000 km'], differs: true })
    expect(row('Fuel', one, other)).toMatchObject({ values: ['Petrol', 'Petrol'], differs: false })
  })

  it('treats a missing value as no difference [CMP-01]', () => {
    expect(row('Seats', vehicle({ seats: 5 }), vehicle({ seats: null }))).toMatchObject({
      values: ['5', null],
      differs: false,
    })
  })

  it('omits rows that no vehicle has a value for, and identifiers of a single vehicle [CMP-01]', () => {
    const labels = rows(vehicle({ vin: 'KNADC123' }), vehicle()).map(({ label }) => label)
    expect(labels).not.toContain('Sleeps')
    expect(labels).not.toContain('VIN')
    expect(labels).not.toContain('Stock number')
  })

  it('lists every feature that any vehicle has, up to sixty [CMP-01]', () => {
    const one = vehicle({ filtered_features: ['Sunroof', 'Tow bar'] })
    const other = vehicle({ filtered_features: ['Tow bar'] })
    expect(row('Sunroof', one, other)).toMatchObject({ values: ['Yes', null], differs: true })
    expect(row('Tow bar', one, other)).toMatchObject({ values: ['Yes', 'Yes'], differs: false })
    const many = vehicle({ filtered_features: Array.from({ length: 90 }, (_, index) => `F${index}`) })
    expect(compareVehicles([many]).at(-1)?.rows).toHaveLength(60)
  })
})

describe('comparePath', () => {
  it('contains the slugs of its vehicles, so that it can be shared [CMP-01]', () => {
    expect(comparePath(['kia rio', 'ev6'])).toBe('/compare?cars=kia%20rio,ev6')
    expect(comparePath([])).toBe('/compare')
  })
})
