const MEGABYTE = 1024 * 1024

/** What a stock file may be. A vehicle takes 1 to 20 KB, the largest dealerships have a few thousand. */
export const limits = {
  /** Unpacked. */
  fileBytes: 1024 * MEGABYTE,
  /** Stock text packs 5 to 30 times smaller; what packs better is a bomb. */
  packingRatio: 200,
  /** Small files may pack as well as they like. */
  packingRatioFrom: 4 * MEGABYTE,
  /** One row: a line of NDJSON, a CSV record, an element of a JSON list. */
  rowBytes: MEGABYTE,
  /** So many unreadable rows one after the other mean that the file is not what it claims. */
  unreadableInARow: 1000,
} as const

/** A size in whole megabytes, for sentences. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
