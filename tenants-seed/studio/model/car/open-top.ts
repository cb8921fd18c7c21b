import { Mesh } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { cut } from '../kit/cut'
import { fromAbove, grown, polygon } from '../kit/fields'
import { relief, walls } from '../kit/relief'
import { moved } from '../kit/skin'
import type { CarBuild } from './car-build'
import { windscreenOf } from './glazing'

/** The opening that the occupants sit in, seen from above. */
function opening({ form }: CarBuild) {
  const half = form.halfWidth - 0.17
  return polygon(
    fromAbove,
    [
      [form.rearBase + 0.75, -half],
      [form.screenBase - 0.2, -half],
      [form.screenBase - 0.2, half],
      [form.rearBase + 0.75, half],
    ],
    0.16,
  )
}

/** The folded roof behind the seats. */
function cover(car: CarBuild): void {
  const { form, materials } = car
  const folded = new Mesh(new RoundedBoxGeometry(0.62, 0.1, form.halfWidth * 1.5, 4, 0.045), materials.canvas)
  folded.name = 'folded roof'
  folded.position.set(form.rearBase + 0.5, form.shoulder(form.rearBase + 0.5) + 0.035, 0)
  car.place(folded)
}

/** An open car: the windscreen and its frame stay of the cabin, and the body opens over the seats. */
export function openTop(car: CarBuild): void {
  const screen = windscreenOf(car)
  const [front] = cut(car.cabin, grown(screen, 0.05))
  const [pane, frame] = cut(front, grown(screen, -0.012))
  car.cabin = new Float32Array()
  car.add('windscreen', moved(pane, -0.003), 'glass')
  car.add('windscreen frame', relief(frame, 0.004, -0.03), 'gloss')
  const hole = opening(car)
  const piece = car.takeTub((place) => (place.up > 1 ? hole(place) : 1))
  car.add('coaming', walls(piece, 0.004, -0.14), 'trim')
  cover(car)
}
