import fc from 'fast-check'
import { carTypes, type categories, itemTypes, vehicleStatuses } from '@/domain/vehicle/vehicle'
import type { StoredVehicle } from '../stored-stock'

export const NOW = new Date('2026-03-10T02:00:00Z')
const NOW_SECONDS = NOW.getTime() / 1000

const words = {
  make: ['Kia', 'Land Rover', 'Škoda', 'Citroën', 'BMW'],
  model: ['Rio', 'Defender 90', 'CX-5', 'Kamiq', 'X_1%'],
  badge: ['GT', 'gt', 'S', "O'Brien edition", '50% off', ''],
  colour: ['White', 'Crème', 'Black'],
  body: ['SUV', 'Ute', 'People Mover'],
  fuel: ['Petrol', 'Electric', 'Hybrid'],
  tag: ['Runout sale', 'SOLD', ''],
  features: ['Sunroof', 'Tow bar', 'Bluetooth', '"quoted" \\ feature'],
  location: ['Burswood', 'Rockingham', 'Dianella'],
}

export const someWords = Object.values(words)
  .flat()
  .concat('rio', 'land', 'skoda', 'citroen c', 'cx5', 'gt s', 'ver')

const maybe = <T>(values: readonly T[]) => fc.constantFrom<T | null>(...values, null)

/** Prices at and around every bound, and brackets as the import makes them. */
const price = fc.constantFrom(null, 0, 10, 11, 9_990, 20_000, 20_000, 55_000)

const terms = { interestRate: 7.9, comparisonRate: 8.5 }

/** Figures of two lenders at and around the bracket bounds, and figures that may not be shown. */
const lenders: readonly unknown[] = [
  { angle: { ...terms, paymentWeek: 80 } },
  { angle: { ...terms, paymentWeek: 99.01, paymentMonth: 430 }, other: { ...terms, paymentWeek: 60 } },
  { angle: { ...terms, paymentWeek: 120, paymentMonth: 520 } },
  { angle: { ...terms, paymentWeek: 500, paymentMonth: 0 }, 'a b 50-100': { ...terms, paymentWeek: 70 } },
  { angle: { comparisonRate: 8.5, paymentWeek: 99 } },
  { angle: { ...terms, interestRate: null, paymentWeek: 82 } },
  { angle: { ...terms, comparisonRate: null, paymentWeek: 83 } },
  { angle: { interestRate: 7.9, paymentWeek: 84 } },
  { angle: { ...terms, paymentWeek: '85' }, other: { ...terms, paymentWeek: 90 } },
  { angle: { ...terms, paymentWeek: [86] } },
  { angle: { ...terms, paymentWeek: 0 } },
  { angle: { ...terms, paymentWeek: 1e9 } },
  { angle: null },
  { angle: 'free' },
  {},
  [],
  'none',
]

const prices = {
  price,
  before_price: price,
  offer_price: price,
  finance_lenders: maybe(lenders),
  price_range: maybe(['0-10000', '10000-20000', '100000-150000', '500000+']),
  subscription_price: maybe([199, 249]),
}

/** Every field about a vehicle's price. */
export const randomPrices = fc.record(prices)

const aboutSale = fc.record({
  status: fc.constantFrom(...vehicleStatuses),
  sold: fc.constantFrom(null, false, false, true),
  /** Sold at and around the bounds of 0, 1, 3 and 10 days. */
  sold_date_timestamp: fc.constantFrom(
    null,
    ...[0, 1, 3, 10].flatMap((days) => [-1, 0, 1].map((second) => NOW_SECONDS - days * 86_400 + second)),
  ),
  car_type: fc.constantFrom(...carTypes),
  item_type: fc.constantFrom(...itemTypes),
  certified: maybe([true, false]),
  show_on_dealer_website: fc.constantFrom(true, true, true, false),
  staff_hidden: fc.constantFrom(null, false, false, true),
  ...prices,
})

const aboutVehicle = fc.record({
  make: fc.constantFrom(...words.make),
  model: fc.constantFrom(...words.model),
  badge: maybe(words.badge),
  staff_badge: maybe(['', 'Corrected']),
  series: maybe(['Mk II']),
  colour: maybe(words.colour),
  staff_colour: maybe(['', 'Blue']),
  tag: maybe(words.tag),
  staff_tag: maybe(['', 'Test Drive Only']),
  year: maybe([2018, 2019, 2020, 2024]),
  km: maybe([0, 5, 99_999]),
  categories: maybe([[], ['Cars'], ['Trucks', 'Cars'], ['Motorcycles']] as (typeof categories)[number][][]),
  filtered_features: fc.option(fc.uniqueArray(fc.constantFrom(...words.features))),
  simple_body: maybe(words.body),
  simple_fuel: maybe(words.fuel),
  simple_transmission: maybe(['Automatic', 'Manual']),
  simple_drive: maybe(['4x4']),
  seats: maybe([2, 5, 7]),
  engine_size: maybe(['249', '689', '689 cc', '1,254', '0.7 L', 'V4', '']),
  specifications_sleeps: maybe([2, 4, 6]),
  specifications_body_length: maybe([13, 18.5, 21.5]),
  specifications_tare_weight: maybe([1560, 2270]),
  specifications_aggregate_trailer_mass: maybe([1999, 2000, 2700]),
  stocknum: maybe(['A100', 'B-200']),
  vin: maybe(['JTELU71JX00B20000', '']),
  regplate: maybe(['1ABC-23', 'b 200']),
  staff_name: maybe(['', 'Renamed by staff']),
})

const aboutPlace = fc.record({
  location_name: maybe(words.location),
  city: maybe(['Perth', '']),
  state: maybe(['WA', 'QLD']),
  custom_rank: maybe([1, 2, 3, 3.5]),
  created_at: fc.constantFrom('2026-03-09T12:00:00.250Z', '2026-03-09T12:00:00.900Z', '2025-01-01T00:00:00Z'),
})

/** Vehicles of two dealerships of each of two tenants, with ties, gaps and every boundary value. */
export function randomStock(owners: readonly { tenant_id: number; dealership_id: number }[]) {
  const vehicle = fc.tuple(fc.constantFrom(...owners), aboutSale, aboutVehicle, aboutPlace).map(
    ([owner, sale, about, place]): StoredVehicle => ({
      ...owner,
      ...sale,
      ...about,
      ...place,
      name: `${about.year ?? ''} ${about.make} ${about.model}`.trim(),
      make_model: `${about.make} ${about.model}`,
      dealership_name: `Dealership ${owner.dealership_id}`,
      dealership_slug: `dealership-${owner.dealership_id}`,
    }),
  )
  return fc.array(vehicle, { minLength: 0, maxLength: 60, size: 'max' })
}
