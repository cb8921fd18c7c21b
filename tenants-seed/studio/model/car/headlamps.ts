import { cut, finer } from '../kit/cut'
import { type Flat, polygon, stroke, unrolled } from '../kit/fields'
import { relief, walls } from '../kit/relief'
import { joined, moved } from '../kit/skin'
import type { CarBuild } from './car-build'
import { onNose } from './face-frame'

type Corner = readonly [across: number, share: number]

/** Outlines anticlockwise, seen unrolled from the front's middle to the left: inner low, outer low, outer high, inner high. */
const outlines: Record<CarBuild['face']['lamp'], readonly Corner[]> = {
  slim: [
    [0.6, 0.735],
    [0.98, 0.77],
    [1.36, 0.87],
    [1.3, 0.905],
    [0.95, 0.89],
    [0.57, 0.815],
  ],
  wedge: [
    [0.64, 0.7],
    [0.95, 0.7],
    [1.28, 0.82],
    [1.38, 0.92],
    [1.0, 0.9],
    [0.58, 0.81],
  ],
  round: [
    [0.6, 0.66],
    [0.88, 0.66],
    [0.88, 0.9],
    [0.6, 0.9],
  ],
  split: [
    [0.62, 0.83],
    [0.98, 0.845],
    [1.3, 0.89],
    [1.26, 0.92],
    [0.95, 0.91],
    [0.6, 0.88],
  ],
  tall: [
    [0.66, 0.64],
    [0.96, 0.62],
    [1.22, 0.72],
    [1.26, 0.9],
    [0.98, 0.91],
    [0.62, 0.84],
  ],
  square: [
    [0.62, 0.7],
    [0.96, 0.7],
    [1.1, 0.73],
    [1.1, 0.9],
    [0.96, 0.9],
    [0.62, 0.89],
  ],
}

function outline(car: CarBuild): Flat[] {
  const { own, family } = car.design
  const lift = (own('lamp height') - 0.5) * 0.03
  const reach = 1 + (family('lamp reach') - 0.5) * 0.08 + (own('lamp reach') - 0.5) * 0.06
  const corners = outlines[car.face.lamp]
  const middle = corners.reduce((sum, [, share]) => sum + share, 0) / corners.length
  const thick = 0.82 + own('lamp thickness') * 0.42
  return corners.map(([across, share]) =>
    onNose(car, across * reach, middle + (share - middle) * thick + lift),
  )
}

function middleOf(corners: readonly Flat[]): Flat {
  const sum = corners.reduce(([a, b], [c, d]): Flat => [a + c, b + d], [0, 0])
  return [sum[0] / corners.length, sum[1] / corners.length]
}

/** Light signatures: lines a lamp draws within its outline. */
function signature(car: CarBuild, corners: readonly Flat[]): Flat[] {
  const count = corners.length
  const at = (index: number): Flat => corners[((index % count) + count) % count] as Flat
  const middle = middleOf(corners)
  const inward = ([a, b]: Flat): Flat => [a + (middle[0] - a) * 0.16, b + (middle[1] - b) * 0.24]
  const style = Math.floor(
    (car.design.family('signature') * 3 + (car.design.own('signature') > 0.7 ? 1 : 0)) % 3,
  )
  if (style === 0) return [at(3), at(4), at(5)].map(inward)
  if (style === 1) return [at(5), at(0), at(1), at(2)].map(inward)
  return [at(2), at(1), at(0), at(5), at(4)].map(inward)
}

function lenses(corners: readonly Flat[], count: number): Flat[] {
  const low = corners[0] as Flat
  const high = corners[Math.min(2, corners.length - 1)] as Flat
  const middle = middleOf(corners)
  const width = (high[0] - low[0]) * 0.62
  return Array.from({ length: count }, (_, index): Flat => {
    const share = count === 1 ? 0 : index / (count - 1) - 0.5
    return [middle[0] + share * width - 0.02, middle[1] + share * (high[1] - low[1]) * 0.3]
  })
}

function circle(at: Flat, radius: number) {
  return (place: Parameters<typeof unrolled>[0]): number => {
    const [a, b] = unrolled(place)
    return Math.hypot(a - at[0], b - at[1]) - radius
  }
}

/** Lamps under clear covers: a dark housing, projectors, and a line of light. */
export function fitHeadlamps(car: CarBuild): void {
  const corners = outline(car)
  const round = car.face.lamp === 'round'
  const middle = middleOf(corners)
  const area = round
    ? circle(middle, Math.abs((corners[1] as Flat)[0] - middle[0]) * 0.82)
    : polygon(unrolled, corners, 0.018)
  const nose = finer(
    car.takeTub((place) => (place.x > 0 ? area(place) : 1)),
    2,
  )
  car.add('headlamp rim', walls(nose, 0, -0.05), 'gloss')
  car.add('headlamp housing', moved(nose, -0.05), 'darkMetal')
  const radius = round ? 0.062 : 0.028
  const spots = round ? [middle] : lenses(corners, car.face.lamp === 'square' ? 1 : 3)
  for (const spot of spots) {
    const [ring] = cut(nose, circle(spot, radius + 0.008))
    const [glass] = cut(nose, circle(spot, radius))
    car.add('projector ring', relief(ring, -0.03, -0.05), 'chrome')
    car.add('projector', moved(glass, -0.024), 'dimLed')
  }
  const line = round ? null : stroke(unrolled, signature(car, corners), 0.013)
  const ring = (place: Parameters<typeof unrolled>[0]) => {
    const [a, b] = unrolled(place)
    return Math.abs(Math.hypot(a - middle[0], b - middle[1]) - 0.092) - 0.008
  }
  const [light] = cut(nose, line ?? ring)
  car.add('daytime light', relief(light, -0.008, -0.03), 'led')
  car.add('headlamp cover', moved(nose, -0.001), 'lens')
  if (car.face.lamp === 'split') fitLowLamps(car)
}

/** Lamps in the bumper of a car whose upper ones are for the day. */
function fitLowLamps(car: CarBuild): void {
  const corners = (
    [
      [0.76, 0.5],
      [1.0, 0.5],
      [1.06, 0.68],
      [0.72, 0.7],
    ] as const
  ).map(([a, b]) => onNose(car, a, b))
  const piece = finer(car.takeTub(polygon(unrolled, corners, 0.02)), 2)
  car.add('low lamp housing', joined(moved(piece, -0.045), walls(piece, 0, -0.045)), 'gloss')
  const middle = middleOf(corners)
  for (const step of [-1, 1]) {
    const at: Flat = [middle[0] + step * 0.001, middle[1] + step * 0.034]
    const [ring] = cut(piece, circle(at, 0.031))
    const [spot] = cut(piece, circle(at, 0.024))
    car.add('projector ring', relief(ring, -0.026, -0.045), 'chrome')
    car.add('projector', moved(spot, -0.02), 'dimLed')
  }
  car.add('low lamp cover', piece, 'lens')
}
