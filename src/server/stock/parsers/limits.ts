const MEGABYTE = 1024 * 1024

/** Limits of a stock file. A vehicle takes 1 to 20 KB, and the largest dealerships have a few thousand. */
export const limits = {
  /** Decompressed. */
  fileBytes: 1024 * MEGABYTE,
  /** Stock text compresses 5 to 30 times. A higher ratio suggests a zip bomb. */
  packingRatio: 200,
  /** The ratio is checked only above this decompressed size. */
  packingRatioFrom: 4 * MEGABYTE,
  /** One row: an NDJSON line, a CSV record or a JSON list element. */
  rowBytes: MEGABYTE,
  /** This many consecutive unreadable rows mean that the file is not what it claims. */
  unreadableInARow: 1000,
} as const

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`
}
