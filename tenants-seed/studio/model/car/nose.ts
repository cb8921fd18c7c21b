import { cut } from '../kit/cut'
import { all, grown, polygon, unrolled } from '../kit/fields'
import { relief, walls } from '../kit/relief'
import { moved } from '../kit/skin'
import type { CarBuild } from './car-build'
import { onNose } from './face-frame'
import { fill, front, shapeOf, upperGrille } from './grille'

/** The intake below the number plate, and the pockets beside it. */
function lowerIntake(car: CarBuild): void {
  const { design, face } = car
  const shape = shapeOf(car)
  const tall = shape === 'wide' || shape === 'letterbox' || shape === 'slots'
  const top = face.grille === 'closed' ? 0.24 : tall ? 0.42 : 0.25
  const wide = 0.5 + design.own('intake') * 0.22
  const corners = (
    [
      [-0.1, 0.09],
      [wide, 0.09],
      [wide + 0.07, 0.15],
      [wide - 0.04, top],
      [-0.1, top],
    ] as const
  ).map(([a, b]) => onNose(car, a, b))
  fill(car, 'intake', car.takeTub(front(polygon(unrolled, corners, 0.02))), 'bars', false)
}

function pockets(car: CarBuild): void {
  const style = car.design.own('pocket')
  const high = 0.4 + style * 0.16
  const corners = (
    [
      [0.8, 0.16],
      [0.98, 0.2],
      [1.04, high],
      [0.9, high - 0.05],
    ] as const
  ).map(([a, b]) => onNose(car, a, b))
  const area = front(polygon(unrolled, corners, 0.02))
  const piece = car.takeTub(area)
  car.add('pocket', moved(piece, -0.03), 'plastic')
  car.add('pocket edge', walls(piece, 0, -0.03), 'gloss')
  const [slit] = cut(
    piece,
    all(grown(area, -0.012), ({ along }) => Math.abs(along - car.form.halfWidth * 0.95) - 0.009),
  )
  if (style > 0.45) car.add('pocket light', relief(slit, -0.012, -0.03), style > 0.75 ? 'led' : 'chrome')
}

/** A strip of light between the headlamps. */
function lightBar(car: CarBuild): void {
  if (!car.face.lightBar) return
  const [, low] = onNose(car, 0.3, 0.845)
  const strip = car.takeTub(
    front(
      all(
        ({ along }) => along - car.form.halfWidth * 0.6,
        ({ y }) => Math.abs(y - low) - 0.008,
      ),
    ),
  )
  car.add('light bar', moved(strip, 0.001), 'led')
}

/** The lip along the front's lower edge: metal-coloured on a tall car, black on others. */
function lip(car: CarBuild): void {
  const height = car.isTall ? 0.08 : 0.05
  const piece = car.takeTub(
    front(
      all(
        ({ y, x }) => y - car.form.hem(x) - height,
        ({ along }) => along - car.form.halfWidth * (car.isTall ? 0.62 : 0.98),
      ),
    ),
  )
  car.add('front lip', relief(piece, 0.006, -0.02), car.isTall ? 'aluminium' : 'plastic')
}

/** Grille, intakes and lights of the front. */
export function shapeNose(car: CarBuild): void {
  upperGrille(car)
  lightBar(car)
  lowerIntake(car)
  pockets(car)
  lip(car)
}
