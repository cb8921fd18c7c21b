/** What a wheel looks like. */
export interface WheelLook {
  kind: 'spokes' | 'aero'
  /** `cut` is a bright face on dark flanks. */
  finish: 'silver' | 'dark' | 'cut'
  count: number
  /** Radians between the two arms of a twin spoke at the rim; 0 for single spokes. */
  spread: number
  hubWidth: number
  rimWidth: number
  /** Radians a spoke turns on its way out. */
  swirl: number
  /** How far the middle lies behind the rim, as a share of half the width. */
  dish: number
}

/** One arm of a wheel. */
export interface Arm {
  angle: number
  lean: number
  hubWidth: number
  rimWidth: number
}

/** Every arm of the wheel: twins start together and part. */
export function spokeSets(look: WheelLook): Arm[] {
  const { count, spread, hubWidth, rimWidth, swirl } = look
  return Array.from({ length: count }, (_, index) => (index / count) * Math.PI * 2 + Math.PI / 2).flatMap(
    (angle) => {
      if (spread === 0) return [{ angle, lean: swirl, hubWidth, rimWidth }]
      return [-1, 1].map((side) => ({
        angle: angle + (side * spread) / 4,
        lean: (side * spread) / 4 + swirl,
        hubWidth,
        rimWidth,
      }))
    },
  )
}

const spoked = (count: number, spread: number, hubWidth: number, rimWidth: number, swirl = 0): WheelLook => ({
  kind: 'spokes',
  finish: 'cut',
  count,
  spread,
  hubWidth,
  rimWidth,
  swirl,
  dish: 0.24,
})

/** Designs to choose from. */
export const wheelDesigns: readonly WheelLook[] = [
  spoked(5, 0.5, 0.042, 0.034),
  spoked(5, 0, 0.085, 0.1),
  spoked(10, 0, 0.036, 0.036),
  spoked(7, 0.34, 0.032, 0.026),
  spoked(5, 0.7, 0.044, 0.046, 0.12),
  spoked(6, 0, 0.066, 0.085),
  spoked(9, 0.24, 0.026, 0.022),
  spoked(5, 0.36, 0.058, 0.062),
]

/** Designs for electric cars. */
export const aeroDesigns: readonly WheelLook[] = [
  { ...spoked(5, 0, 0.1, 0.14), kind: 'aero', dish: 0.12 },
  { ...spoked(7, 0, 0.07, 0.1, 0.3), kind: 'aero', dish: 0.12 },
  { ...spoked(10, 0.1, 0.04, 0.04), kind: 'aero', dish: 0.14 },
]

/** Designs for four-wheel drives. */
export const ruggedDesigns: readonly WheelLook[] = [
  spoked(6, 0, 0.06, 0.06),
  { ...spoked(6, 0.3, 0.036, 0.034), finish: 'dark' },
  { ...spoked(5, 0.34, 0.04, 0.045), finish: 'silver' },
  { ...spoked(8, 0, 0.045, 0.05), finish: 'dark' },
]
