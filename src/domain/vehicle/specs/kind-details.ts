import type { Vehicle } from '../vehicle'
import { type CardDetail, type Detail, isBlank, vehicleDetails } from '../vehicle-details'
import { isMotorhome, type VehicleKind, vehicleKind } from '../vehicle-kind'
import { withUnit } from './with-unit'

export interface KindSpecs {
  /** People. */
  readonly sleeps: number | null
  /** Feet. */
  readonly body_length: number | null
  /** Kilograms. */
  readonly tare_weight: number | null
  /** Kilograms, loaded. */
  readonly aggregate_trailer_mass: number | null
  /** The feed's text: `Tandem`; for a truck its configuration: `6x4`. */
  readonly axles: string | null
  /** For a truck, the feed's text: `8700 kg`. */
  readonly gross_vehicle_mass: string | null
}

export type KindDetail = 'sleeps' | 'body_length' | 'tare' | 'atm' | 'axles' | 'gvm'

type Detailed = Pick<Vehicle, CardDetail | 'categories' | 'item_type'> & KindSpecs

/** The first details of each kind, in order. Cars show the site's choice. */
const firstOf = {
  car: [],
  caravan: ['simple_body', 'sleeps', 'body_length', 'atm', 'axles'],
  motorhome: ['simple_body', 'sleeps', 'body_length', 'tare', 'km'],
  motorcycle: ['engine_size', 'simple_body'],
  truck: ['simple_body', 'gvm', 'axles'],
} satisfies Record<string, readonly (CardDetail | KindDetail)[]>

/** Each replaces the other if that is missing; cards have no room for both. */
const fallbacks: { readonly [K in KindDetail]?: KindDetail } = { atm: 'tare', tare: 'atm' }

/** In pairs. */
const LEAST = 4

/**
 * The details of a vehicle's card. Those that buyers of a caravan, a motorcycle or a truck compare come first, then the
 * site's choice (CARD-02), as many as fill the rows of two that the site's choice needs. Details in the vehicle's name
 * are omitted.
 */
export function cardDetailsOf(
  vehicle: Detailed & Pick<Vehicle, 'name'>,
  chosen: readonly CardDetail[],
): readonly Detail<CardDetail | KindDetail>[] {
  const first = kindDetails(vehicle)
  const others = vehicleDetails(vehicle, chosen).filter(
    ({ key }) => !first.some((each) => each.key === key) && !isNamed(vehicle, key),
  )
  return first.length === 0 ? others : [...first, ...others].slice(0, maxDetails(chosen))
}

/** In pairs. */
export function maxDetails(chosen: readonly unknown[]): number {
  return Math.max(LEAST, Math.ceil(chosen.length / 2) * 2)
}

export function kindDetails(vehicle: Omit<Detailed, 'name'>): readonly Detail<CardDetail | KindDetail>[] {
  const kind = vehicleKind(vehicle)
  const keys: readonly (CardDetail | KindDetail)[] =
    firstOf[kind === 'caravan' && isMotorhome(vehicle) ? 'motorhome' : kind]
  return keys.flatMap((key): readonly Detail<CardDetail | KindDetail>[] => {
    if (!isKindDetail(key)) return vehicleDetails(vehicle, [key]).map((detail) => named(detail, kind))
    const detail = kindDetail(vehicle, key) ?? kindDetail(vehicle, fallbacks[key] ?? key)
    return detail ? [detail] : []
  })
}

/** Riders call a motorcycle's body its type. */
function named(detail: Detail<CardDetail>, kind: VehicleKind): Detail<CardDetail> {
  return kind === 'motorcycle' && detail.key === 'simple_body' ? { ...detail, label: 'Type' } : detail
}

export function kindSpecsOf({ specifications, variant, drive, categories }: Vehicle): KindSpecs {
  const { sleeps, body_length, tare_weight, aggregate_trailer_mass, axle_type } = specifications
  const isTruck = categories.includes('Trucks')
  const configuration = isTruck && /^\d+x\d+$/.test(drive ?? '') ? drive : null
  return {
    sleeps,
    body_length,
    tare_weight,
    aggregate_trailer_mass,
    axles: axle_type ?? configuration,
    gross_vehicle_mass: isTruck ? variant.grossvehiclemass : null,
  }
}

function isNamed({ name, badge, year }: Pick<Vehicle, 'name' | 'badge' | 'year'>, key: CardDetail): boolean {
  const known = key === 'badge' ? badge : key === 'year' ? year : null
  return known !== null && ` ${name} `.toLowerCase().includes(` ${known} `.toLowerCase())
}

const figures: Record<KindDetail, (specs: KindSpecs) => string | number | null> = {
  sleeps: ({ sleeps }) => sleeps,
  body_length: ({ body_length }) => withUnit(body_length, 'ft'),
  tare: ({ tare_weight }) => withUnit(tare_weight, 'kg'),
  atm: ({ aggregate_trailer_mass }) => withUnit(aggregate_trailer_mass, 'kg'),
  axles: ({ axles }) => axles,
  gvm: ({ gross_vehicle_mass }) => withUnit(gross_vehicle_mass, 'kg'),
}

/** Each label, and the text without a label beside it. */
const words: Record<KindDetail, { label: string; alone: (figure: string) => string }> = {
  sleeps: { label: 'Sleeps', alone: (figure) => `Sleeps ${figure}` },
  body_length: { label: 'Length', alone: (figure) => figure },
  tare: { label: 'Tare', alone: (figure) => `${figure} tare` },
  atm: { label: 'ATM', alone: (figure) => `${figure} ATM` },
  axles: { label: 'Axles', alone: (figure) => (/^\d/.test(figure) ? figure : `${figure} axle`) },
  gvm: { label: 'GVM', alone: (figure) => `${figure} GVM` },
}

function isKindDetail(key: CardDetail | KindDetail): key is KindDetail {
  return Object.hasOwn(words, key)
}

function kindDetail(specs: KindSpecs, key: KindDetail): Detail<KindDetail> | null {
  const value = figures[key](specs)
  if (isBlank(value)) return null
  const figure = String(value)
  return { key, label: words[key].label, text: words[key].alone(figure), figure }
}
