import type { Vehicle } from '@/domain/vehicle/vehicle'

const known = {
  id: '1',
  slug: 'kia-rio',
  path: '/cars/kia-rio',
  name: '2021 Kia Rio',
  year: 2021,
  make: 'Kia',
  model: 'Rio',
  km: 42_000,
  price: 18_990,
  has_price: true,
  preorder: false,
  price_type: 'Drive Away',
  stocknum: 'A100',
  has_nvic: false,
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  reserved: false,
  sold: false,
  certified: false,
  created_at: '2025-01-01T00:00:00.000Z',
  updated_at: '2025-01-01T00:00:00.000Z',
  views: 0,
  show_on_dealer_website: true,
  no_checkout: false,
  no_trade_in: false,
  categories: ['Cars'],
  photos_count: 0,
  images: [],
  thumbnails: [],
  filtered_features: [],
  city: 'Perth',
  state: 'WA',
  location_name: 'Burswood',
  dealership_slug: 'kia-north',
  dealership_id: '1',
  dealership_name: 'Kia North',
  simple_body: 'Hatch',
  simple_transmission: 'Automatic',
  simple_fuel: 'Petrol',
  simple_drive: 'FWD',
  seats: 5,
  autograb_data: { state_average_market_price: null, average_market_price: null },
} satisfies Partial<Vehicle>

const groups = ['variant', 'specifications', 'youxQuote']
const names = [
  'badge series colour interior_colour before_price offer_price subscription_price vin regplate rego_expiry build_date',
  'compliance_date nvic sold_date_timestamp tag file primary_image_url photo_preview video_url external_video_url spin_images spin_code',
  'spin_interior_image hotspots standardEquipment dealercomments carsales_title private_suburb private_postcode location',
  'location_id trans drive fuel doors engine_size engine_size_litres gearnum bodyconfiguration manufacturer_body',
  'finance_lenders',
].flatMap((line) => line.split(' '))

/** A used car for sale with only what every vehicle has, and the given changes. */
export function vehicle(changes: Partial<Vehicle> = {}): Vehicle {
  const blank = Object.fromEntries([
    ...names.map((name) => [name, null]),
    ...groups.map((name) => [name, {}]),
  ])
  // `blank` has every name that `known` omits; a test that misses a field fails on it.
  return { ...blank, ...known, ...changes } as unknown as Vehicle
}
