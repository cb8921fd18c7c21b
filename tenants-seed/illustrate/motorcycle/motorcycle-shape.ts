import type { Point } from '../geometry'

/** A motorcycle seen from its right side, in millimetres: `x` from the tail forwards, `y` from the ground up. */
export interface MotorcycleShape {
  readonly length: number
  readonly height: number
  readonly axles: readonly [rear: number, front: number]
  readonly tyres: readonly [rear: number, front: number]
  readonly wireSpokes?: boolean
  /** The fork's upper end and the handlebar's grip. */
  readonly forkTop: Point
  readonly grip: Point
  readonly tank: readonly Point[]
  readonly seat: readonly Point[]
  readonly tail: readonly Point[]
  /** Other areas in the paint: fairing, beak, mudguards. */
  readonly panels: readonly (readonly Point[])[]
  readonly screen?: readonly Point[]
  readonly engine: readonly Point[]
  readonly exhaust: readonly Point[]
  readonly headlamp: readonly [x: number, y: number, radius: number]
  readonly luggage?: readonly (readonly Point[])[]
}
