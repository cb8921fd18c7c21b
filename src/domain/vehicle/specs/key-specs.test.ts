import { vehicle } from '~/tests/support/vehicle'
import { keySpecs } from './key-specs'

describe('keySpecs', () => {
  const textsOf = (given: Partial<ReturnType<typeof vehicle>['variant']>) => {
    const car = vehicle({ engine_size: '1998' })
    car.variant = { ...car.variant, ...given }
    return Object.fromEntries(keySpecs(car).map(({ key, text }) => [key, text]))
  }

  it('have each unit once, whether or not the feed includes it [VDP-05, ENT-09]', () => {
    expect(
      textsOf({
        torque: '350',
        towingcapacitybraked: '3500',
        grossvehiclemass: '3100 kg',
        fuelcapacity: '80 L',
        vehiclelength: '5325',
        fuelconsumptioncombined: 7.35,
      }),
    ).toMatchObject({
      engine_size: '1,998 cc',
      torque: '350 Nm',
      towing: '3,500 kg',
      gvm: '3,100 kg',
      tank: '80 L',
      vehicle_length: '5,325 mm',
      consumption: '7.35 L/100 km',
    })
  })

  it('keep a feed’s value that is more than a figure [VDP-05]', () => {
    expect(textsOf({ torque: '350 Nm @ 2,000 rpm' }).torque).toBe('350 Nm @ 2,000 rpm')
  })

  it('omit empty, null and "null" values [VDP-27]', () => {
    const keys = Object.keys(textsOf({ torque: 'null', vehiclewidth: ' ', ancaprating: null }))
    expect(keys.filter((key) => ['torque', 'vehicle_width', 'ancap'].includes(key))).toEqual([])
  })

  it.each([
    ['2025-03', 'March 2025'],
    ['2025-12-31', 'December 2025'],
    ['03/2025', '03/2025'],
    ['2025-13', '2025-13'],
  ])('format a build date of %s as %s [VDP-05]', (build_date, expected) => {
    const specs = keySpecs(vehicle({ build_date }))
    expect(specs.find(({ key }) => key === 'build_date')?.text).toBe(expected)
  })
})
