import type { Slot } from '@/domain/test-drives/bookable-slots'
import type { TakenTime } from '@/domain/test-drives/free-seat'
import type { TestDrivePlace } from '../places'

export interface TimesRequest {
  readonly place: TestDrivePlace
  readonly vehicle: { readonly id: number; readonly slug: string } | null
  readonly taken: readonly TakenTime[]
  /** Milliseconds since 1970. */
  readonly now: number
  /** YYYY-MM-DD */
  readonly from: string
  readonly days: number
}

/** Finds the free times of a location (TD-04, decision 75). */
export interface TestDriveTimes {
  /** In order. Rejects when no answer is available. */
  find(request: TimesRequest): Promise<readonly Slot[]>
}
