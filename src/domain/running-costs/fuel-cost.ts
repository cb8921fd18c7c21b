import { formatDollars } from '../money/money'

/**
 * What was typed into a field of the fuel calculator, without the units, dollar signs and commas that belong to it
 * (FUEL-01): `1,250 kms` is 1250, `$1.70` is 1.7. Null for what is no number of 0 or more.
 */
export function parseFuelFigure(typed: string): number | null {
  const bare = typed.replace(/kms?|\$|,|\s/gi, '')
  return /^(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}

/** Dollars for a distance in kilometres, at litres per 100 km and dollars a litre (FUEL-04). */
export function fuelCost(distance: number, economy: number, price: number): number {
  return (distance / 100) * economy * price
}

/**
 * `$1,170.00`: always two decimals (FUEL-04), half a cent up. A product of decimals may lie a hair below the half that it is on
 * paper: twelve digits of it are certain.
 */
export function fuelDollars(amount: number): string {
  return formatDollars(Number(amount.toPrecision(12)), 'always')
}
