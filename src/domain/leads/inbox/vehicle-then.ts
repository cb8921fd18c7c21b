import { isRecord } from '../../flags/overrides/value-problem'

/** The vehicle as the shopper saw it. */
export interface VehicleThen {
  readonly name: string | null
  readonly stockNumber: string | null
  /** In words, such as `$24,990 Drive Away`. */
  readonly price: string | null
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Reads the stored snapshot of a lead's vehicle. Null when there is none. */
export function readVehicleThen(snapshot: unknown): VehicleThen | null {
  if (!isRecord(snapshot)) return null
  const { name, stocknum, price_shown: price } = snapshot
  return { name: text(name), stockNumber: text(stocknum), price: text(price) }
}
