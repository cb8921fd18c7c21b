import type { SlotDays } from '@/domain/test-drives/slot-days'

export interface SlotPickerProps {
  /** Prefix of the ids. The plain fields have it as their id. */
  id: string
  name: string
  /** The location's number; null for the vehicle's. */
  locationId: string | null
  /** The vehicle's slug or number; null for any. */
  carId: string | null
  /** The first days, where the server renders the page per request; null elsewhere. */
  first: SlotDays | null
  /** The chosen slot's value, or ''. */
  value: string
  /** Id of the field's error. */
  describedBy?: string
  isInvalid?: boolean
  onChange: (value: string) => void
}
