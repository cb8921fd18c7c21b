import type { TestDriveDetails } from './mail/test-drive-mail'
import type { SlotDays } from './slot-days'

export type TestDriveState = 'booked' | 'cancelled' | 'done' | 'missed'

/** What a booking's own page shows. */
export interface Booking {
  readonly details: Pick<TestDriveDetails, 'startsAt' | 'endsAt' | 'zone' | 'word' | 'vehicle' | 'location'>
  /** `over` once it has begun. */
  readonly state: TestDriveState | 'over'
  /** Whether the link is older than the last change. */
  readonly isOldLink: boolean
  /** Of the booking as it is now. */
  readonly token: string
  /** Free times to change to; null when it cannot be changed online. */
  readonly days: SlotDays | null
}
