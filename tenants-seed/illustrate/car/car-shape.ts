import type { Point } from '../geometry'

/** A car seen from its right side, in millimetres: `x` from the rear bumper forwards, `y` from the ground up. */
export interface CarShape {
  readonly length: number
  readonly height: number
  readonly axles: readonly [rear: number, front: number]
  readonly tyre: number
  readonly rim: number
  readonly spokes: number
  readonly darkRims?: boolean
  /** Clearance under the sills. */
  readonly sill: number
  /** The outline from the foot of the rear bumper over the roof to the foot of the front bumper. */
  readonly outline: readonly Point[]
  /** The side windows as one area. */
  readonly glass: readonly Point[]
  /** Posts over the glass. */
  readonly posts: readonly (readonly [bottom: Point, top: Point, width: number])[]
  /** Door seams, from the window line down. */
  readonly seams: readonly (readonly Point[])[]
  readonly handles: readonly Point[]
  readonly mirror: Point | null
  readonly headlamp: readonly Point[]
  readonly tailLamp: readonly Point[]
  /** The crease along the flank. */
  readonly crease: readonly Point[]
  /** Dark plastic along sills and arches. */
  readonly cladding?: boolean
  readonly roofRails?: readonly [from: Point, to: Point]
  /** Areas painted like the body, drawn before it (a tray behind a cab). */
  readonly behind?: readonly (readonly Point[])[]
  /** Dark areas over the body: bumpers, bed rails, roof panels. */
  readonly dark?: readonly (readonly Point[])[]
}
