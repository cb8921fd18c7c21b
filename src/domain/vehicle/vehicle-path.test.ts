import { vehiclePath } from './vehicle-path'

describe('vehiclePath', () => {
  it.each([
    [true, 'used', '/used-car/rio'],
    [true, 'demo', '/cars/rio'],
    [true, 'new', '/cars/rio'],
    [false, 'used', '/cars/rio'],
  ] as const)(
    'with used-car addresses set to %p, of %s stock, is %s [ROUTE-14, ROUTE-17]',
    (isOn, car_type, path) => {
      expect(vehiclePath({ slug: 'rio', car_type }, { 'search.usedCarRoutes': isOn })).toBe(path)
    },
  )
})
