import { isForSale } from '@/domain/vehicle/sale/sold'
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

/** The figures that a vehicle's fuel calculator opens with. */
export interface FuelEstimate extends FuelEconomy {
  /** Kilometres a week. */
  readonly distance: number
  /** Dollars a litre. */
  readonly price: number
}

/** Null for a vehicle that is sold or uses no fuel. */
export function fuelEstimate(
  vehicle: Fuelled & Pick<Vehicle, 'status' | 'sold'>,
  settings: FuelSettings,
): FuelEstimate | null {
  if (!isForSale(vehicle) || !usesFuel(vehicle)) return null
  return {
    ...fuelEconomy(vehicle, settings),
    distance: settings['runningCosts.weeklyKilometres'],
    price: toTenthsOfACent(settings['runningCosts.fuelPrice']),
  }
}

/** Rounds to the precision of petrol stations and of the field, so that the calculation uses the shown price. */
const toTenthsOfACent = (dollars: number) => Math.round(dollars * 1000) / 1000

function isEconomy(litres: number | null | undefined): litres is number {
  return typeof litres === 'number' && litres > 0
}
