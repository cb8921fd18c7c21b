import type { Cabin } from './interior-views'
import type { SeatShape } from './parts/seat'
import type { WheelShape } from './parts/steering-wheel'

/**
 * Measures of a cabin in metres: x ahead of the front seats' hips, y above the floor, z to the driver's right (the driver
 * sits on the right).
 */
export interface CabinShape {
  readonly hip: number
  readonly dashTop: number
  readonly dashEdge: number
  readonly screenBase: number
  readonly header: number
  readonly roof: number
  readonly belt: number
  readonly halfWidth: number
  readonly roofHalfWidth: number
  /** Hips of the rows behind the front seats. */
  readonly rows: readonly number[]
  /** Where the cabin ends. */
  readonly rear: number
  readonly driver: number
  readonly wheel: WheelShape
  readonly wheelTilt: number
  readonly seat: SeatShape
  /** A hood over instruments, a slab with one large screen, or an upright board with grab handles. */
  readonly dash: 'hooded' | 'slab' | 'upright'
  readonly console: 'bridge' | 'floating' | 'none'
  readonly selector: 'lever' | 'dial' | 'dash'
}

const seatShape: SeatShape = {
  width: 0.52,
  back: 0.62,
  recline: 0.38,
  bolster: 0.045,
  channel: 0.075,
  headrest: true,
}
const wheel: WheelShape = { radius: 0.183, spokes: 3, flat: true }

const car: CabinShape = {
  hip: 0.3,
  dashTop: 0.74,
  dashEdge: 0.68,
  screenBase: 1.2,
  header: 0.32,
  roof: 1.17,
  belt: 0.73,
  halfWidth: 0.74,
  roofHalfWidth: 0.56,
  rows: [-0.86],
  rear: -1.5,
  driver: 0.37,
  wheel,
  wheelTilt: 0.42,
  seat: seatShape,
  dash: 'hooded',
  console: 'bridge',
  selector: 'lever',
}

const suv: CabinShape = {
  ...car,
  hip: 0.36,
  dashTop: 0.81,
  roof: 1.27,
  belt: 0.8,
  halfWidth: 0.77,
  roofHalfWidth: 0.61,
  rows: [-0.92],
  rear: -1.75,
  wheelTilt: 0.38,
  seat: { ...seatShape, channel: 0 },
  console: 'floating',
}

const van: CabinShape = {
  ...suv,
  hip: 0.42,
  dashTop: 0.9,
  dashEdge: 0.64,
  screenBase: 1.0,
  header: 0.4,
  roof: 1.4,
  belt: 0.86,
  halfWidth: 0.82,
  roofHalfWidth: 0.72,
  rows: [],
  rear: -0.5,
  wheel: { ...wheel, radius: 0.195, flat: false },
  wheelTilt: 0.55,
  seat: { ...seatShape, bolster: 0.025, channel: 0.11, recline: 0.3 },
  dash: 'upright',
  console: 'none',
  selector: 'dash',
}

/** The measures of each kind of cabin. */
export const cabinShapes: Readonly<Record<Cabin, CabinShape>> = {
  car,
  suv,
  electric: {
    ...suv,
    dashTop: 0.77,
    dashEdge: 0.72,
    dash: 'slab',
    console: 'floating',
    selector: 'dial',
    wheel: { ...wheel, spokes: 2 },
    seat: { ...seatShape, channel: 0, bolster: 0.035 },
  },
  'off-road': {
    ...suv,
    hip: 0.38,
    dashTop: 0.85,
    dashEdge: 0.66,
    screenBase: 1.08,
    header: 0.36,
    belt: 0.83,
    roof: 1.31,
    roofHalfWidth: 0.66,
    dash: 'upright',
    console: 'bridge',
    seat: { ...seatShape, channel: 0.09 },
  },
  'people-mover': {
    ...suv,
    hip: 0.4,
    dashTop: 0.84,
    roof: 1.38,
    halfWidth: 0.83,
    roofHalfWidth: 0.7,
    rows: [-0.95, -1.75],
    rear: -2.45,
    console: 'bridge',
    seat: { ...seatShape, channel: 0.1 },
  },
  van,
  truck: {
    ...van,
    hip: 0.5,
    dashTop: 0.98,
    roof: 1.62,
    belt: 0.92,
    halfWidth: 0.98,
    roofHalfWidth: 0.92,
    driver: 0.52,
    screenBase: 0.86,
    header: 0.56,
    dashEdge: 0.56,
    wheel: { radius: 0.22, spokes: 4, flat: false },
    wheelTilt: 0.78,
  },
}
