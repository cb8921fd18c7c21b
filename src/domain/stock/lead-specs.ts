import type { Vehicle } from './vehicle'
import { type Detail, formatKilometres, isBlank } from './vehicle-details'

const figures = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

type Given = string | number | null

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

/** What a page names first: of any vehicle, of one to tour with, of one to ride. */
const chosen = {
  usual: ['km', 'transmission', 'fuel', 'drive', 'body', 'seats'],
  touring: ['towing', 'gvm', 'atm', 'tare', 'sleeps', 'length', 'km', 'drive', 'fuel', 'seats'],
  riding: ['engine', 'km', 'body', 'year', 'transmission', 'colour'],
} as const satisfies Record<string, readonly LeadSpec[]>

export type LeadSpecs = keyof typeof chosen

/** As many as stand in large figures. */
const MOST = 6

/** The figures a vehicle's page leads with, in order, six at most; those it does not have are left out (VDP-05, VDP-27). */
export function leadSpecs(vehicle: Vehicle, kind: LeadSpecs): readonly Detail<LeadSpec>[] {
  return chosen[kind]
    .flatMap((key: LeadSpec): Detail<LeadSpec>[] => {
      const value = specs[key].of(vehicle)
      return isBlank(value) ? [] : [{ key, label: specs[key].label, text: String(value) }]
    })
    .slice(0, MOST)
}

/** Feeds give some figures with their unit and some without: `3,500 kg`. */
function withUnit(value: Given, unit: string): Given {
  const [, figure] = /^([\d.,]+)\s*([a-z]*)$/i.exec(String(value ?? '').trim()) ?? []
  const number = Number(figure?.replaceAll(',', ''))
  const isIts = String(value).toLowerCase().endsWith(unit) || /\d$/.test(String(value))
  return figure && isIts && !Number.isNaN(number) ? `${figures.format(number)} ${unit}` : value
}
