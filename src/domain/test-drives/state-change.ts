import type { TestDriveState } from './booking'

const next: Readonly<Record<TestDriveState, readonly TestDriveState[]>> = {
  booked: ['done', 'missed', 'cancelled'],
  // Staff may have chosen the wrong one.
  done: ['missed'],
  missed: ['done'],
  cancelled: [],
}

/** Why staff cannot change a test drive's state so; null if they can. */
export function stateChangeProblem(from: TestDriveState, to: TestDriveState): string | null {
  if (from === to || next[from].includes(to)) return null
  if (from === 'cancelled') {
    return 'A cancelled test drive stays cancelled, because its time may be taken. Ask the shopper to book another.'
  }
  return to === 'booked'
    ? 'A test drive that took place or was missed cannot be booked again.'
    : 'A test drive that took place or was missed cannot be cancelled.'
}
