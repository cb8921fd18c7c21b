import { compareVehicles } from '@/domain/compare/compare-vehicles'
import { printSheet } from '@/domain/print/print-sheet'
import { vehicle } from '~/tests/support/vehicle'
import type { Vehicle } from '../vehicle'
import { cardDetails, vehicleDetails } from '../vehicle-details'
import { keySpecs } from './key-specs'
import { kindDetails, kindSpecsOf } from './kind-details'
import { leadSpecs } from './lead-specs'

const texts = [
  'badge series colour interior_colour stocknum vin regplate build_date compliance_date trans drive fuel engine_size',
  'engine_size_litres gearnum simple_body simple_transmission simple_fuel simple_drive location_name',
]
const numbers = ['year km seats doors']
const variant = [
  'cylinders enginesize enginesize_litres induction geartype fuelconsumptioncombined fuelcapacity grossvehiclemass vehiclelength',
  'vehicleheight vehiclewidth towingcapacitybraked bodyconfiguration torque ancaprating',
]
const caravan = ['body_width body_length tare_weight axle_type sleeps aggregate_trailer_mass']

/** A value for each of the named fields. */
const all = (lines: readonly string[], value: unknown) =>
  Object.fromEntries(lines.flatMap((line) => line.split(' ')).map((name) => [name, value]))

const filled = (categories: string[], value: unknown) =>
  vehicle({
    ...all(texts, value),
    ...all(numbers, Number(value) || null),
    categories,
    filtered_features: [value, 'Tow bar'].filter((feature) => typeof feature === 'string'),
    variant: all(variant, value),
    specifications: all(caravan, value),
  } as unknown as Partial<Vehicle>)

const sheetOf = (of: Vehicle) =>
  printSheet({
    vehicle: of,
    price: null,
    weekly: null,
    smallPrint: null,
    leadWith: 'usual',
    phone: null,
    licences: [],
    address: 'https://dealer.example/cars/kia-rio',
    now: new Date('2026-11-05T02:00:00Z'),
  })

/** What each list shows of the vehicle, but for its condition, which every vehicle has. */
function shown(of: Vehicle): Record<string, readonly string[]> {
  const { lead, specs } = sheetOf(of)
  const known = (list: readonly { key: string; text: string }[]) =>
    list.filter(({ key }) => key !== 'car_type').map(({ text }) => text)
  return {
    'key information': known(keySpecs(of)),
    'card attributes': known(vehicleDetails(of, cardDetails)),
    'attributes of the kind': known(kindDetails({ ...of, ...kindSpecsOf(of) })),
    'leading figures': known(leadSpecs(of, 'touring')),
    'print sheet': known([...lead, ...specs]),
    comparison: compareVehicles([of])
      .flatMap(({ rows }) => rows)
      .filter(({ key, label }) => key !== 'car_type' && label !== 'Tow bar')
      .flatMap(({ label, values }) => (label === '' ? [String(values)] : values.map(String))),
  }
}

const kinds = [['Cars'], ['Trucks'], ['Motorcycles'], ['Caravans']]
const blanks = [null, '', ' ', 'null', 'NULL', ' null ']

describe('spec lists', () => {
  it.each(kinds.flatMap((kind) => blanks.map((blank) => [kind, blank] as const)))(
    'of %j show nothing of fields that are %j [MISC-01, VDP-27]',
    (categories, blank) => {
      const { comparison, ...lists } = shown(filled(categories, blank))
      for (const [list, values] of Object.entries(lists)) expect([list, values]).toEqual([list, []])
      expect(comparison).toEqual([])
    },
  )

  it.each(kinds)('of %s show these fields when they are filled [MISC-01]', (kind) => {
    const empty = Object.entries(shown(filled([kind], '7'))).filter(([, values]) => values.length === 0)
    // Cars have no attributes of their own.
    expect(empty.map(([list]) => list)).toEqual(kind === 'Cars' ? ['attributes of the kind'] : [])
  })
})
