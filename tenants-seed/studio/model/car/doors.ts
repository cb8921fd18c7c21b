import { Mesh } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { type Curve, curve, mix } from '../kit/curve'
import { cutBandWithin } from '../kit/cut'
import { type Flat, fromSide, grown, polygon } from '../kit/fields'
import { walls } from '../kit/relief'
import { type Field, moved } from '../kit/skin'
import type { CarBuild } from './car-build'
import { pillars } from './glazing'
import { tubSurface } from './surfaces'

/** Width of the gap between two panels. */
const GAP = 0.0055

const onSide =
  (field: Field): Field =>
  (place) =>
    Math.abs(place.nz) > 0.3 ? field(place) : 1

function doorSill({ form, isTall }: CarBuild, x: number): number {
  return form.hem(x) + (isTall ? 0.14 : 0.1)
}

/** An upright edge of a door, as x at each height. */
type Edge = Curve

/** Upright edges of the doors, front to rear. */
function edges(car: CarBuild): Edge[] {
  const { form, design } = car
  const [first, second] = pillars(car)
  const front = form.wheelbase / 2 - form.wheel.radius - 0.2
  const level = (x: number, share: number): number => mix(form.hem(x), form.shoulder(x), share)
  const bar = first?.at ?? 0
  const lines = [
    curve(
      [level(front, 0), front - 0.07],
      [level(front, 0.4), front - 0.02],
      [level(front, 1), front + 0.03],
    ),
    curve([level(bar, 0), bar + 0.012], [level(bar, 0.6), bar + 0.004], [level(bar, 1), bar - 0.006]),
  ]
  if (design.doors <= 3 || !second) return lines
  const arch = -form.wheelbase / 2 + form.wheel.radius + 0.12
  const last = Math.min(second.at - 0.03, arch - 0.06)
  lines.push(
    curve(
      [level(arch, 0), arch + 0.05],
      [level(arch, 0.3), arch + 0.02],
      [level(arch, 0.55), mix(arch, last, 0.55)],
      [level(last, 0.8), last],
      [level(last, 1), last - 0.01],
    ),
  )
  return lines
}

/** Lines between the doors and the body. */
export function cutDoors(car: CarBuild): void {
  const lines = edges(car)
  for (const edge of lines) {
    const [groove, left] = cutBandWithin(
      car.tub,
      ({ x, y, nz }) => Math.max(doorSill(car, x) - 0.003 - y, 0.3 - Math.abs(nz)),
      ({ x, y }) => x - edge(y),
      GAP,
    )
    car.tub = left
    car.add('gap', moved(groove, -0.012), 'liner')
  }
  const low = doorSill(car, 0)
  const from = lines[0]?.(low) ?? 0
  const to = lines.at(-1)?.(low) ?? 0
  car.tub = cutBandWithin(
    car.tub,
    ({ x, nz }) => Math.max(x - from, to - x, 0.3 - Math.abs(nz)),
    ({ x, y }) => y - doorSill(car, x),
    GAP,
  )[1]
}

/** Handles at the rear edge of each door: a grip over a cup, or flush on some electric cars. */
export function fitHandles(car: CarBuild): void {
  const { form, design, materials } = car
  const skin = tubSurface(form)
  const flush = design.electric && design.own('handles') > 0.4
  for (const [index, edge] of edges(car).slice(1).entries()) {
    const share = 0.78 + index * 0.012
    const x = edge(mix(form.hem(0), form.shoulder(0), share)) + 0.075
    const y = mix(form.hem(x), form.shoulder(x), share)
    const cup: Flat[] = [
      [x + 0.015, y - 0.03],
      [x + 0.18, y - 0.03],
      [x + 0.18, y + 0.02],
      [x + 0.015, y + 0.02],
    ]
    const piece = car.takeTub(onSide(polygon(fromSide, cup, 0.02)))
    car.add('handle cup', moved(piece, flush ? -0.002 : -0.012), 'paint')
    car.add('handle cup edge', walls(piece, 0, -0.012), flush ? 'liner' : 'paint')
    if (flush) continue
    const [, , z] = skin(form.tubPlan.alongAt(x + 0.1), share)
    const metal = design.own('handle finish') > 0.75 ? materials.chrome : materials.paint
    for (const side of [-1, 1]) {
      const grip = new Mesh(new RoundedBoxGeometry(0.215, 0.026, 0.024, 3, 0.011), metal)
      grip.name = 'handle'
      grip.position.set(x + 0.1, y + 0.004, side * (z + 0.02))
      car.place(grip)
    }
  }
}

/** The flap over the filler or the charging port. */
export function cutFlap(car: CarBuild): void {
  const { form, design } = car
  const x = design.electric ? form.wheelbase / 2 - 0.02 : -form.wheelbase / 2 - 0.06
  const y = form.wheel.radius * 2 + 0.15
  const flap = polygon(
    fromSide,
    [
      [x - 0.075, y - 0.07],
      [x + 0.075, y - 0.07],
      [x + 0.075, y + 0.07],
      [x - 0.075, y + 0.07],
    ],
    0.035,
  )
  car.tub = cutBandWithin(car.tub, grown(flap, 0.05), flap, 0.004)[1]
}
