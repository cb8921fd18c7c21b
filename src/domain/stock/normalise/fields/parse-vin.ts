import { isBlank } from './blank'
import { FieldProblem } from './field-problem'

const modern = /^[A-HJ-NPR-Z0-9]{17}$/
const chassisNumber = /^[A-Z0-9]{5,16}$/

/** Cars built for Australia from this year on have a 17-character VIN. */
const VIN_SINCE = 1989

/**
 * Parses a VIN to capitals without spaces or hyphens: 17 letters and digits, without I, O and Q. Accepts chassis
 * numbers of 5 to 16 characters for vehicles built before 1989, for caravans, and when the year is unknown.
 */
export function parseVin(
  value: unknown,
  vehicle: { year: number | null; isCaravan: boolean },
): string | null {
  if (isBlank(value)) return null
  const vin =
    typeof value === 'string' || typeof value === 'number'
      ? String(value).toUpperCase().replace(/[\s-]/g, '')
      : ''
  if (modern.test(vin)) return vin
  const isOld = vehicle.year === null || vehicle.year < VIN_SINCE
  if ((isOld || vehicle.isCaravan) && chassisNumber.test(vin)) return vin
  throw new FieldProblem(value, 'is not a VIN: 17 letters and digits without I, O and Q')
}
