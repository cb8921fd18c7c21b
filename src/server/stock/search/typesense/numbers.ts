/** Numbers are kept whole, in millionths: the server's own fractions hold seven digits, which is less than a price has. */
const MILLIONTHS = 1_000_000

/** What a number is kept as. Beyond nine thousand million it stops growing; no price, year or rank is. */
export function wholeNumber(value: number): number {
  return clamped(Math.round(value * MILLIONTHS))
}

/** The nearest number that is exact. */
export function clamped(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)
}

/** The moments, in milliseconds, whose whole unix seconds lie within the bounds. */
export function withinSeconds({ min, max }: { readonly min?: number; readonly max?: number }) {
  return {
    ...(min !== undefined && { min: clamped(Math.ceil(min) * 1000) }),
    ...(max !== undefined && { max: clamped(Math.floor(max) * 1000 + 999) }),
  }
}
