import type { Vehicle } from '@/domain/vehicle/vehicle'

/** FUEL-02, FUEL-03. */
export interface FuelSettings {
  /** Dollars a litre. */
  readonly 'runningCosts.fuelPrice': number
  readonly 'runningCosts.weeklyKilometres': number
  /** For a vehicle of unknown consumption. */
  readonly 'runningCosts.litresPer100Km': number
}

export interface FuelEconomy {
  /** Litres per 100 km. */
  readonly litres: number
  readonly isKnown: boolean
}

type Fuelled = Pick<Vehicle, 'simple_fuel' | 'fuel' | 'variant' | 'item_type' | 'categories'>

/** Fuel names of electric vehicles. A hybrid also names the fuel that it burns. */
const ELECTRIC = /\belectric|^(b?ev|electricity)$/i
const BURNS = /hybrid|petrol|diesel|unleaded|lpg/i

/**
 * False for electric vehicles (FUEL-05), but not for hybrids (decision 58), and false for vehicles without an engine.
 */
export function usesFuel({ simple_fuel, fuel, variant, item_type, categories }: Fuelled): boolean {
  const fuelName = (simple_fuel ?? fuel ?? '').trim()
  if (ELECTRIC.test(fuelName) && !BURNS.test(fuelName)) return false
  const isTowed = item_type === 'caravan' || categories.includes('Caravans')
  return !isTowed || fuelName !== '' || isEconomy(variant.fuelconsumptioncombined)
}

/** The variant's combined figure, else the site's (FUEL-03). 0 means unknown. */
export function fuelEconomy({ variant }: Pick<Vehicle, 'variant'>, settings: FuelSettings): FuelEconomy {
  const own = variant.fuelconsumptioncombined
  return isEconomy(own)
    ? { litres: own, isKnown: true }
    : { litres: settings['runningCosts.litresPer100Km'], isKnown: false }
}

function isEconomy(litres: number | null | undefined): litres is number {
  return typeof litres === 'number' && litres > 0
}
