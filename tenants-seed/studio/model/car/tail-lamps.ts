import { cut } from '../kit/cut'
import { all, type Flat, grown, polygon, unrolled } from '../kit/fields'
import { relief } from '../kit/relief'
import { type Field, moved } from '../kit/skin'
import type { CarBuild } from './car-build'
import { onTail } from './face-frame'

type Corner = readonly [across: number, share: number]

/** Outlines of the tail lamps, from the rear's middle outwards. */
const outlines: Record<CarBuild['face']['tail'], readonly Corner[]> = {
  slim: [
    [0.42, 0.74],
    [0.98, 0.72],
    [1.3, 0.78],
    [1.26, 0.86],
    [0.98, 0.85],
    [0.42, 0.82],
  ],
  wedge: [
    [0.5, 0.72],
    [0.92, 0.66],
    [1.22, 0.72],
    [1.34, 0.88],
    [1.0, 0.88],
    [0.46, 0.8],
  ],
  upright: [
    [0.82, 0.56],
    [1.0, 0.55],
    [1.12, 0.62],
    [1.12, 0.92],
    [1.0, 0.93],
    [0.8, 0.92],
  ],
  bar: [
    [-0.1, 0.77],
    [0.98, 0.74],
    [1.24, 0.78],
    [1.24, 0.85],
    [0.98, 0.85],
    [-0.1, 0.84],
  ],
  square: [
    [0.78, 0.6],
    [0.98, 0.6],
    [1.06, 0.62],
    [1.06, 0.84],
    [0.98, 0.84],
    [0.78, 0.84],
  ],
  round: [
    [0.64, 0.68],
    [0.92, 0.68],
    [1.0, 0.76],
    [0.92, 0.86],
    [0.64, 0.86],
  ],
}

/** Anticlockwise as `along` runs: the tail counts from the front, so the outline is turned about. */
export function tailPolygon(car: CarBuild, corners: readonly Corner[], radius: number): Field {
  const points = corners.map(([a, b]): Flat => onTail(car, a, b)).reverse()
  const field = polygon(unrolled, points, radius)
  return (place) => (place.x < 0 ? field(place) : 1)
}

/** Lamps behind red covers, with a line of light. */
export function fitTailLamps(car: CarBuild): void {
  const thick = 0.8 + car.design.own('tail thickness') * 0.45
  const middle = 0.78
  const corners = outlines[car.face.tail].map(([a, b]): Corner => [a, middle + (b - middle) * thick])
  const area = tailPolygon(car, corners, 0.016)
  const whole = car.takeTub(area)
  const [piece, ring] = cut(whole, grown(area, -0.007))
  car.add('tail lamp rim', relief(ring, 0.003, -0.03), 'gloss')
  car.add('tail lamp back', moved(piece, -0.03), 'red')
  const upright = car.face.tail === 'upright' || car.face.tail === 'square'
  const level = onTail(car, 0.95, upright ? 0.74 : 0.79)
  const line: Field = upright
    ? ({ along }) => Math.abs(along - level[0]) - 0.012
    : ({ y }) => Math.abs(y - level[1]) - 0.009
  const [light] = cut(piece, all(grown(area, -0.02), line))
  car.add('tail light', relief(light, -0.004, -0.02), 'redLed')
  car.add('tail lamp cover', relief(piece, 0.004, 0), 'redLens')
}
