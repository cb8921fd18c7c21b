import type { Vehicle } from '../vehicle'
import { carTypeLabels, type Detail, formatKilometres, isBlank } from '../vehicle-details'
import { withUnit } from './with-unit'

type Spec = [key: string, label: string, value: string | number | null | undefined, unit?: string]

/** In order, without empty ones (VDP-05, VDP-27). */
export function keySpecs(vehicle: Vehicle): readonly Detail[] {
  const { variant, specifications } = vehicle
  const specs: Spec[] = [
    ['car_type', 'Condition', carTypeLabels[vehicle.car_type]],
    ['year', 'Year', vehicle.year],
    ['km', 'Kilometres', vehicle.km === null ? null : formatKilometres(vehicle.km)],
    ['body', 'Body', vehicle.simple_body],
    ['transmission', 'Transmission', fuller(vehicle.trans, vehicle.simple_transmission)],
    ['fuel', 'Fuel', fuller(vehicle.fuel, vehicle.simple_fuel)],
    ['drive', 'Drive', fuller(vehicle.drive, vehicle.simple_drive)],
    ['engine', 'Engine', vehicle.engine_size_litres, 'L'],
    ['engine_size', 'Engine size', vehicle.engine_size, 'cc'],
    ['cylinders', 'Cylinders', variant.cylinders],
    ['induction', 'Induction', variant.induction],
    ['gears', 'Gears', vehicle.gearnum],
    ['consumption', 'Fuel consumption, combined', variant.fuelconsumptioncombined, 'L/100 km'],
    ['ancap', 'ANCAP rating', variant.ancaprating, variant.ancaprating === '1' ? 'star' : 'stars'],
    ['torque', 'Torque', variant.torque, 'Nm'],
    ['towing', 'Towing capacity, braked', variant.towingcapacitybraked, 'kg'],
    ['gvm', 'Gross vehicle mass', variant.grossvehiclemass, 'kg'],
    ['seats', 'Seats', vehicle.seats],
    ['doors', 'Doors', vehicle.doors],
    ['sleeps', 'Sleeps', specifications.sleeps],
    ['body_length', 'Body length', specifications.body_length, 'ft'],
    ['body_width', 'Body width', specifications.body_width, 'ft'],
    ['tare', 'Tare weight', specifications.tare_weight, 'kg'],
    ['atm', 'Aggregate trailer mass', specifications.aggregate_trailer_mass, 'kg'],
    ['axle', 'Axle', specifications.axle_type],
    ['colour', 'Colour', vehicle.colour],
    ['interior', 'Interior colour', vehicle.interior_colour],
    ['stocknum', 'Stock number', vehicle.stocknum],
    ['vin', 'VIN', vehicle.vin],
    ['regplate', 'Registration', vehicle.regplate],
    ['build_date', 'Build date', monthOf(vehicle.build_date)],
    ['compliance_date', 'Compliance date', monthOf(vehicle.compliance_date)],
    ['tank', 'Fuel capacity', variant.fuelcapacity, 'L'],
    ['vehicle_length', 'Length', variant.vehiclelength, 'mm'],
    ['vehicle_width', 'Width', variant.vehiclewidth, 'mm'],
    ['vehicle_height', 'Height', variant.vehicleheight, 'mm'],
  ]
  return specs.flatMap(([key, label, value, unit]) =>
    isBlank(value) ? [] : [{ key, label, text: String(unit ? withUnit(value ?? null, unit) : value) }],
  )
}

function fuller(full: string | null, simple: string | null): string | null {
  return isBlank(full) ? simple : full
}

const months = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `March 2025`, as on build plates. Other formats are returned unchanged. */
function monthOf(date: string | null): string | null {
  const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))(?:-\d{2}(?:T.*)?)?$/.exec(date?.trim() ?? '') ?? []
  return month ? months.format(new Date(`${month}-01T00:00:00Z`)) : date
}
