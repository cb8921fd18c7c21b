/**
 * Numbers are indexed as integers, in millionths: the server's floats have seven significant digits, fewer than a price needs.
 */
const MILLIONTHS = 1_000_000

/** Converts a number to millionths. Values are clamped at nine thousand million; no price, year or rank is larger. */
export function wholeNumber(value: number): number {
  return clamped(Math.round(value * MILLIONTHS))
}

export function clamped(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
}

/** Converts bounds in unix seconds to bounds in milliseconds that cover whole seconds. */
export function withinSeconds({ min, max }: { readonly min?: number; readonly max?: number }) {
  return {
    ...(min !== undefined && { min: clamped(Math.ceil(min) * 1000) }),
    ...(max !== undefined && { max: clamped(Math.floor(max) * 1000 + 999) }),
  }
}
