import type { Vehicle } from '@/domain/vehicle/vehicle'

/** What a site's fuel calculator opens with (FUEL-02, FUEL-03). */
export interface FuelSettings {
  /** Dollars a litre. */
  readonly 'runningCosts.fuelPrice': number
  readonly 'runningCosts.weeklyKilometres': number
  /** For a vehicle that does not tell its own. */
  readonly 'runningCosts.litresPer100Km': number
}

export interface FuelEconomy {
  /** Litres per 100 km. */
  readonly litres: number
  /** Whether it is the vehicle's own. */
  readonly isKnown: boolean
}

type Fuelled = Pick<Vehicle, 'simple_fuel' | 'fuel' | 'variant' | 'item_type' | 'categories'>

/** Fuels of their own that no litre of petrol or diesel replaces. */
const ELECTRIC = /\belectric|^(b?ev|electricity)$/i
const BURNS = /hybrid|petrol|diesel|unleaded|lpg/i

/**
 * Whether a vehicle's fuel can be reckoned: not for fully electric ones (FUEL-05), though for hybrids (decision 58), and not
 * for what has no engine to fill.
 */
export function usesFuel({ simple_fuel, fuel, variant, item_type, categories }: Fuelled): boolean {
  const said = (simple_fuel ?? fuel ?? '').trim()
  if (ELECTRIC.test(said) && !BURNS.test(said)) return false
  const isTowed = item_type === 'caravan' || categories.includes('Caravans')
  return !isTowed || said !== '' || isEconomy(variant.fuelconsumptioncombined)
}

/** What a vehicle uses: its variant's combined figure, else the site's (FUEL-03). A figure of 0 tells nothing. */
export function fuelEconomy({ variant }: Pick<Vehicle, 'variant'>, settings: FuelSettings): FuelEconomy {
  const own = variant.fuelconsumptioncombined
  return isEconomy(own)
    ? { litres: own, isKnown: true }
    : { litres: settings['runningCosts.litresPer100Km'], isKnown: false }
}

function isEconomy(litres: number | null | undefined): litres is number {
  return typeof litres === 'number' && litres > 0
}
