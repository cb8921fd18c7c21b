import { isRecord } from '../../flags/overrides/value-problem'

/** The vehicle as the shopper saw it. */
export interface VehicleThen {
  readonly name: string | null
  readonly stockNumber: string | null
  /** Dollars. */
  readonly price: number | null
}

const texts = (record: Record<string, unknown>, ...keys: string[]) =>
  keys.map((key) => record[key]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined

/** Reads the stored snapshot of a lead's vehicle. Null when there is none. */
export function readVehicleThen(snapshot: unknown): VehicleThen | null {
  if (!isRecord(snapshot)) return null
  const price = snapshot.price ?? snapshot.shown_price
  return {
    name: texts(snapshot, 'name', 'title') ?? null,
    stockNumber: texts(snapshot, 'stock_number', 'stocknum') ?? null,
    price: typeof price === 'number' ? price : null,
  }
}
