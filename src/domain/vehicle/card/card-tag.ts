import { isForSale, isSold, isTaggedSold } from '../sale/sold'
import type { Vehicle } from '../vehicle'

export type CardTag =
  | {
      readonly kind: 'sold' | 'electric' | 'reserved' | 'custom' | 'coming-soon' | 'new-arrival'
      readonly text: string
    }
  /** The manufacturer's certified logo (CARD-12). */
  | { readonly kind: 'certified'; readonly text: string }

export interface CardTagSettings {
  readonly 'cards.electricTag': boolean
  readonly 'cards.certifiedManufacturer': string
  readonly 'cards.usedArrivalText': string
}

export interface CardTagOptions {
  readonly hasElectricTag: boolean
  /** Empty for none. */
  readonly certifiedMake: string
  /** For a used or demo arrival. */
  readonly arrivalText: string
}

export function cardTagOptions(settings: CardTagSettings): CardTagOptions {
  return {
    hasElectricTag: settings['cards.electricTag'],
    certifiedMake: settings['cards.certifiedManufacturer'],
    arrivalText: settings['cards.usedArrivalText'],
  }
}

type Tagged = Pick<
  Vehicle,
  'status' | 'sold' | 'simple_fuel' | 'reserved' | 'certified' | 'car_type' | 'make' | 'tag' | 'created_at'
>

const DAY_MS = 24 * 60 * 60 * 1000
const NEW_ARRIVAL_MS = 8 * DAY_MS

/** Feed clocks may be fast, and some feeds write Australian dates as UTC. */
const AHEAD_MS = DAY_MS

/**
 * The single tag of a card: sold first (CARD-08), then the first of electric or hybrid (if the site shows it),
 * reserved, certified used, the vehicle's custom tag, coming soon and new arrival (CARD-04). A new arrival was listed
 * within the last 8 × 24 hours, included (decision 26). On a used or demo arrival it has the site's text, because "New"
 * beside 90,000 km misleads. Null for a vehicle that is neither sold nor for sale.
 */
export function cardTag(vehicle: Tagged, options: CardTagOptions, now: Date): CardTag | null {
  if (isSold(vehicle)) return { kind: 'sold', text: 'JUST SOLD' }
  if (!isForSale(vehicle)) return null
  const electric = options.hasElectricTag ? electricText(vehicle.simple_fuel) : null
  if (electric) return { kind: 'electric', text: electric }
  if (vehicle.reserved) return { kind: 'reserved', text: 'Reserved' }
  if (isCertifiedUsed(vehicle, options)) return { kind: 'certified', text: `${vehicle.make} certified` }
  const custom = vehicle.tag?.trim()
  if (custom) return { kind: 'custom', text: custom }
  if (vehicle.status === 'coming_soon') return { kind: 'coming-soon', text: 'COMING SOON' }
  return isNewArrival(vehicle, now) ? { kind: 'new-arrival', text: arrivalText(vehicle, options) } : null
}

/** The card's tag. If that is only about the fuel, also the availability, which shoppers must not miss (VDP-03). */
export function pageTags(vehicle: Tagged, options: CardTagOptions, now: Date): readonly CardTag[] {
  const tag = cardTag(vehicle, options, now)
  if (tag?.kind !== 'electric') return tag ? [tag] : []
  const next = cardTag(vehicle, { ...options, hasElectricTag: false }, now)
  const isUnavailable = next?.kind === 'reserved' || next?.kind === 'coming-soon'
  return isUnavailable || (next?.kind === 'custom' && isTaggedSold(vehicle)) ? [tag, next] : [tag]
}

/** Only used cars of the site's certified make (CARD-12). */
export function isCertifiedUsed(
  vehicle: Pick<Vehicle, 'certified' | 'car_type' | 'make'>,
  { certifiedMake }: Pick<CardTagOptions, 'certifiedMake'>,
): boolean {
  const make = certifiedMake.trim().toLowerCase()
  return (
    vehicle.certified && vehicle.car_type === 'used' && make !== '' && vehicle.make.toLowerCase() === make
  )
}

function arrivalText({ car_type }: Tagged, options: CardTagOptions): string {
  return (car_type !== 'new' && options.arrivalText.trim()) || 'New'
}

function electricText(fuel: string | null): string | null {
  if (!fuel) return null
  if (/hybrid/i.test(fuel)) return 'Hybrid'
  return /electric/i.test(fuel) ? 'Electric' : null
}

function isNewArrival({ created_at }: Pick<Vehicle, 'created_at'>, now: Date): boolean {
  const age = now.getTime() - Date.parse(created_at)
  return age >= -AHEAD_MS && age <= NEW_ARRIVAL_MS
}
