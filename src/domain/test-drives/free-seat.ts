/** A booked time, in milliseconds since 1970. */
export interface TakenTime {
  readonly startsAt: number
  readonly endsAt: number
  /** Which of the places at that time, from 1. Null at another location, where only the vehicle counts. */
  readonly seat: number | null
  readonly vehicleId: number | null
}

export interface Period {
  readonly startsAt: number
  readonly endsAt: number
}

export const overlaps = (a: Period, b: Period): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt

/** The most bookings at any moment. Concurrency only rises where one starts. */
function peakOf(taken: readonly Period[]): number {
  const atStart = ({ startsAt }: Period) =>
    taken.filter((other) => other.startsAt <= startsAt && startsAt < other.endsAt).length
  return Math.max(0, ...taken.map(atStart))
}

/**
 * The lowest free place of a period; null when all are taken or the vehicle is out. Bookings in places that no longer
 * exist, because the capacity was lowered, count as well.
 */
export function freeSeat(
  period: Period,
  taken: readonly TakenTime[],
  { capacity, vehicleId }: { readonly capacity: number; readonly vehicleId: number | null },
): number | null {
  const during = taken.filter((other) => overlaps(period, other))
  if (vehicleId !== null && during.some((other) => other.vehicleId === vehicleId)) return null
  const here = during.filter(({ seat }) => seat !== null)
  if (peakOf(here) >= capacity) return null
  const seats = new Set(here.map(({ seat }) => seat))
  for (let seat = 1; seat <= capacity; seat++) if (!seats.has(seat)) return seat
  return null
}
