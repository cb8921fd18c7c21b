/** Leads of one place or person. */
export interface Contacts {
  /** Seconds from the lead to the first contact, of each lead that was contacted. */
  readonly seconds: readonly number[]
  readonly waiting: number
}

export interface ResponseTimes {
  readonly contacted: number
  readonly waiting: number
  /** Seconds. Null while no lead was contacted. */
  readonly median: number | null
  /** Nine in ten leads were contacted within this many seconds. */
  readonly p90: number | null
}

/** The value that `share` of the sorted values do not exceed (nearest rank). Null without values. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null
}

function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [quantile(sorted, 0.5), sorted[Math.floor(sorted.length / 2)]]
  return low === null || high === undefined ? null : (low + high) / 2
}

export function responseTimes({ seconds, waiting }: Contacts): ResponseTimes {
  const sorted = seconds.toSorted((one, other) => one - other)
  return { contacted: sorted.length, waiting, median: medianOf(sorted), p90: quantile(sorted, 0.9) }
}
