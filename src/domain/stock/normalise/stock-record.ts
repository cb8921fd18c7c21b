import type { Problem } from '../import/rejection'
import type { ValueNote } from '../import/value-note'
import type { LocationIndex } from './place'

/** A vehicle ready to store: a value or null for every column. */
export type StockRecord = Record<string, unknown>

export interface NormaliseContext {
  dealership: { slug: string; name: string }
  locations: LocationIndex
  now: Date
}

export interface NormalisedVehicle {
  ok: true
  /** The feed's key for the vehicle: its id, else the stock number, else the VIN. */
  key: string
  record: StockRecord
  locationId: number | null
  /** The feed's own words for the vehicle's place, as one text; '' for none. */
  feedPlace: string
  /** Milliseconds since 1970, or null. May be in the future when the feed's clock is ahead. */
  createdAt: number | null
  updatedAt: number | null
  notes: ValueNote[]
}

/** Most rejected vehicles still have a `key`, so that a bad row does not make its vehicle count as removed. */
export interface RejectedVehicle {
  ok: false
  key: string | null
  /** Every problem, one for each field. */
  problems: Problem[]
}
