import type { Settings } from '@/domain/flags/catalogue'
import { formatDollars } from '@/domain/money/money'
import { type PriceDisplay, priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import { publicVehicle } from '@/domain/pricing/public-vehicle'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** A vehicle as the website showed it when the lead was sent. Later changes and the sale do not change it. */
export interface VehicleSnapshot {
  readonly id: string
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly year: number | null
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly car_type: string
  readonly status: string
  readonly stocknum: string | null
  readonly vin: string | null
  readonly km: number | null
  readonly body: string | null
  readonly transmission: string | null
  readonly colour: string | null
  /** Whole dollars; null if the website showed no price. */
  readonly price: number | null
  /** The price in words, such as `$24,990 Drive Away`; null for a sold vehicle. */
  readonly price_shown: string | null
}

type ShownPrice = Pick<VehicleSnapshot, 'price' | 'price_shown'>

function priceOf(display: PriceDisplay | null): ShownPrice {
  if (display === null) return { price: null, price_shown: null }
  if (display.kind === 'text') return { price: null, price_shown: display.text }
  const amount = formatDollars(display.amount)
  if (display.kind === 'subscription') return { price: null, price_shown: `${amount} a week` }
  return { price: display.amount, price_shown: [amount, display.priceType].filter(Boolean).join(' ') }
}

/** The price of a vehicle as its website shows it (PRICE-09). `settings` are the vehicle's. */
const shownPrice = (vehicle: Vehicle, settings: Settings): ShownPrice =>
  priceOf(priceDisplay(publicVehicle(vehicle, settings), priceOptions(settings)))

export function vehicleSnapshot(vehicle: Vehicle, settings: Settings): VehicleSnapshot {
  const { id, slug, path, name, year, make, model, badge, car_type, status } = vehicle
  return {
    ...{ id, slug, path, name, year, make, model, badge, car_type, status },
    stocknum: vehicle.stocknum,
    vin: vehicle.vin,
    km: vehicle.km,
    body: vehicle.simple_body,
    transmission: vehicle.simple_transmission,
    colour: vehicle.colour,
    ...shownPrice(vehicle, settings),
  }
}

/** The vehicle's facts that are added to the shopper's answers (MSL-06, MSL-08). Unknown facts are left out. */
export function vehicleAnswers(vehicle: Vehicle): Record<string, string> {
  const defaults = {
    dealership_slug: vehicle.dealership_slug,
    manufacturer_slug: vehicle.make.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    stock_number: vehicle.stocknum,
    'Vehicle Make': vehicle.make,
    'Vehicle Model': vehicle.model,
    car_type: vehicle.car_type,
    car_id: vehicle.id,
    car_dealership_id: vehicle.dealership_id,
    vehicle_status: vehicle.status,
  }
  return Object.fromEntries(
    Object.entries(defaults).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )
}
