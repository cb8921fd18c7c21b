import type { Vehicle } from '../vehicle'
import { type Detail, formatKilometres, isBlank } from '../vehicle-details'
import { vehicleKind } from '../vehicle-kind'
import { type Given, withUnit } from './with-unit'

const specs = {
  km: { label: 'Kilometres', of: ({ km }) => (km === null ? null : formatKilometres(km)) },
  year: { label: 'Year', of: ({ year }) => year },
  transmission: { label: 'Transmission', of: (vehicle) => vehicle.simple_transmission },
  body: { label: 'Body', of: (vehicle) => vehicle.simple_body },
  fuel: { label: 'Fuel', of: (vehicle) => vehicle.simple_fuel },
  drive: { label: 'Drive', of: (vehicle) => vehicle.simple_drive },
  seats: { label: 'Seats', of: ({ seats }) => seats },
  colour: { label: 'Colour', of: ({ colour }) => colour },
  engine: { label: 'Engine', of: ({ engine_size }) => withUnit(engine_size, 'cc') },
  towing: { label: 'Towing, braked', of: ({ variant }) => withUnit(variant.towingcapacitybraked, 'kg') },
  gvm: { label: 'Gross vehicle mass', of: ({ variant }) => withUnit(variant.grossvehiclemass, 'kg') },
  atm: { label: 'ATM', of: ({ specifications }) => withUnit(specifications.aggregate_trailer_mass, 'kg') },
  tare: { label: 'Tare', of: ({ specifications }) => withUnit(specifications.tare_weight, 'kg') },
  sleeps: { label: 'Sleeps', of: ({ specifications }) => specifications.sleeps },
  length: { label: 'Body length', of: ({ specifications }) => withUnit(specifications.body_length, 'ft') },
} as const satisfies Record<string, { label: string; of: (vehicle: Vehicle) => Given }>

export type LeadSpec = keyof typeof specs

const chosen = {
  usual: ['km', 'transmission', 'fuel', 'drive', 'body', 'seats'],
  touring: ['towing', 'gvm', 'atm', 'tare', 'sleeps', 'length', 'km', 'drive', 'fuel', 'seats'],
  riding: ['engine', 'km', 'body', 'year', 'transmission', 'colour', 'fuel'],
} as const satisfies Record<string, readonly LeadSpec[]>

export type LeadSpecs = keyof typeof chosen

/** On every site; motorhomes count as caravans. */
const ofKind = {
  motorcycle: chosen.riding,
  caravan: ['atm', 'tare', 'sleeps', 'length', 'km', 'fuel', 'transmission', 'gvm', 'body', 'year'],
} as const satisfies Record<string, readonly LeadSpec[]>

const MOST = 6

/**
 * The leading figures of a vehicle's page in order, six at most, without missing ones (VDP-05, VDP-27). The template
 * chooses them, except for a caravan or a motorcycle, which has the same ones in every template.
 */
export function leadSpecs(vehicle: Vehicle, template: LeadSpecs): readonly Detail<LeadSpec>[] {
  return leadsOf(vehicle, template)
    .flatMap((key: LeadSpec): Detail<LeadSpec>[] => {
      const value = specs[key].of(vehicle)
      return isBlank(value) ? [] : [{ key, label: specs[key].label, text: String(value) }]
    })
    .slice(0, MOST)
}

function leadsOf(vehicle: Vehicle, template: LeadSpecs): readonly LeadSpec[] {
  const kind = vehicleKind(vehicle)
  return kind === 'caravan' || kind === 'motorcycle' ? ofKind[kind] : chosen[template]
}
