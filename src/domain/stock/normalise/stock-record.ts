import type { Problem } from '../import/rejection'
import type { ValueNote } from '../import/value-note'
import type { LocationIndex } from './place'

/** A vehicle ready to be stored: a value for every column of the catalogue, null where there is none. */
export type StockRecord = Record<string, unknown>

/** Whose stock is read, and when. */
export interface NormaliseContext {
  dealership: { slug: string; name: string }
  locations: LocationIndex
  now: Date
}

export interface NormalisedVehicle {
  ok: true
  /** What the feed knows the vehicle by: its own id, else the stock number, else the VIN. */
  key: string
  record: StockRecord
  locationId: number | null
  /** What the feed said of the vehicle's place, as one text; '' for nothing. */
  placeSaid: string
  /** Milliseconds since 1970, when the feed says so. As it says: a clock that is ahead may give the future. */
  createdAt: number | null
  updatedAt: number | null
  /** Values that no filter knows, and what was made of them. */
  notes: ValueNote[]
}

/** `key` is known even of most rejected vehicles: a bad row must not make its vehicle count as gone. */
export interface RejectedVehicle {
  ok: false
  key: string | null
  /** Every one, one a field. */
  problems: Problem[]
}
