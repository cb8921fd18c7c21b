import { BoxGeometry, CylinderGeometry, Mesh } from 'three'
import { cutBandWithin } from '../kit/cut'
import { relief, walls } from '../kit/relief'
import { joined, moved } from '../kit/skin'
import type { CarBuild } from './car-build'
import { onTail } from './face-frame'

import { fitTailLamps, tailPolygon } from './tail-lamps'

/** The black lower part of the rear bumper. */
function diffuser(car: CarBuild): void {
  const low = tailPolygon(
    car,
    [
      [-0.1, -0.1],
      [0.72, -0.1],
      [0.8, 0.12],
      [0.66, 0.23],
      [-0.1, 0.23],
    ],
    0.03,
  )
  const piece = car.takeTub(low)
  car.add('diffuser', joined(moved(piece, -0.012), walls(piece, 0, -0.012)), 'plastic')
  const reflector = tailPolygon(
    car,
    [
      [0.72, 0.27],
      [0.92, 0.27],
      [0.92, 0.31],
      [0.72, 0.31],
    ],
    0.01,
  )
  car.add('reflector', relief(car.takeTub(reflector), 0.003), 'red')
}

/** The recess for the number plate, and the plate. */
function plates(car: CarBuild): void {
  const { form, materials } = car
  const high =
    car.design.own('plate') > 0.72 ? 0.33 : car.hasDeck || car.design.body === 'Hatch' ? 0.66 : 0.62
  const recess = tailPolygon(
    car,
    [
      [-0.1, high - 0.1],
      [0.34, high - 0.1],
      [0.37, high + 0.1],
      [-0.1, high + 0.1],
    ],
    0.03,
  )
  const piece = car.takeTub(recess)
  car.add('plate recess', joined(moved(piece, -0.025), walls(piece, 0, -0.025)), 'paint')
  const rear = new Mesh(new BoxGeometry(0.008, 0.1, 0.37), materials.plate)
  const [, y] = onTail(car, 0, high)
  rear.name = 'rear plate'
  rear.position.set(form.rear + form.tailInset(high) + 0.012, y, 0)
  const front = new Mesh(new BoxGeometry(0.008, 0.1, 0.37), materials.plate)
  front.name = 'front plate'
  front.position.set(
    form.front + 0.006,
    form.hem(form.front) + (form.shoulder(form.front) - form.hem(form.front)) * 0.4,
    0,
  )
  car.place(rear, front)
}

function exhausts(car: CarBuild): void {
  if (car.design.electric || car.design.own('exhaust') < 0.25) return
  const both = car.design.own('exhaust') > 0.6
  for (const side of both ? [-1, 1] : [1]) {
    const pipe = new Mesh(new CylinderGeometry(0.036, 0.036, 0.16, 24, 1, true), car.materials.chrome)
    pipe.name = 'exhaust'
    pipe.rotation.z = Math.PI / 2
    pipe.position.set(car.form.rear + 0.09, car.form.clearance + 0.1, side * car.form.halfWidth * 0.62)
    car.place(pipe)
  }
}

/** The lines of tailgate or boot lid, and of the bumper. */
function tailLines(car: CarBuild): void {
  const bumper = onTail(car, 0.4, 0.45)[1]
  const width = 0.0055
  const gate = car.form.tubPlan.length - car.form.halfWidth * 0.8
  const { tub } = car
  const across = cutBandWithin(
    tub,
    ({ x, along }) => Math.max(x, gate - along),
    ({ y }) => y - bumper,
    width,
  )[1]
  car.tub = cutBandWithin(
    across,
    ({ x, y }) => Math.max(x, bumper - y),
    ({ along }) => along - gate,
    width,
  )[1]
}

/** Lamps, plate, diffuser and exhausts of the rear. */
export function shapeTail(car: CarBuild): void {
  fitTailLamps(car)
  diffuser(car)
  plates(car)
  tailLines(car)
  exhausts(car)
}
