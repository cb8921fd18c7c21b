import { formatDollars } from '../money/money'

/**
 * Parses a field of the fuel calculator. Strips the units, dollar signs and commas of its format (FUEL-01): `1,250 kms`
 * is 1250, `$1.70` is 1.7. Null for anything but a number of 0 or more.
 */
export function parseFuelFigure(typed: string): number | null {
  const bare = typed.replace(/kms?|\$|,|\s/gi, '')
  return /^(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}

/** Kilometres, litres per 100 km, dollars a litre (FUEL-04). */
export function fuelCost(distance: number, economy: number, price: number): number {
  return (distance / 100) * economy * price
}

/**
 * `$1,170.00`: always two decimals (FUEL-04), half a cent rounds up. A floating-point product may lie slightly below an
 * exact half; its first twelve digits are reliable.
 */
export function fuelDollars(amount: number): string {
  return formatDollars(Number(amount.toPrecision(12)), 'always')
}
