import { CircleGeometry, CylinderGeometry, Mesh } from 'three'
import { cut } from '../kit/cut'
import { all, fromSide, grown } from '../kit/fields'
import { even, loft } from '../kit/loft'
import { relief } from '../kit/relief'
import { type Field, moved, type Skin } from '../kit/skin'
import type { CarBuild } from './car-build'
import { tubSurface } from './surfaces'

/** Space between tyre and body. */
const GAP = 0.042

/** Inside the opening of either wheel arch, seen from the side. */
function archField({ form }: CarBuild): Field {
  const { radius } = form.wheel
  return all(
    (place) => {
      const [x, y] = fromSide(place)
      const axle = x > 0 ? form.wheelbase / 2 : -form.wheelbase / 2
      const dx = Math.abs(x - axle)
      const dy = Math.max(0, y - radius)
      return (dx ** 2.15 + dy ** 2.15) ** (1 / 2.15) - radius - GAP
    },
    ({ nz }) => (0.25 - Math.abs(nz)) * 0.2,
  )
}

function wells(car: CarBuild): void {
  const { form, materials } = car
  const { radius, width } = form.wheel
  for (const axle of [form.wheelbase / 2, -form.wheelbase / 2]) {
    for (const side of [-1, 1]) {
      const depth = width + 0.14
      const drum = new Mesh(
        new CylinderGeometry(radius + GAP + 0.004, radius + GAP + 0.004, depth, 40, 1, true),
        materials.liner,
      )
      drum.name = 'wheel well'
      drum.rotation.x = Math.PI / 2
      drum.position.set(axle, radius, side * (form.halfWidth - 0.012 - depth / 2))
      const back = new Mesh(new CircleGeometry(radius + GAP + 0.004, 40), materials.liner)
      back.name = 'wheel well back'
      back.position.set(axle, radius, side * (form.halfWidth - 0.012 - depth))
      car.place(drum, back)
    }
  }
}

/** A rough lining behind the skin, so that nothing is seen through a gap. */
function lining(car: CarBuild): void {
  const { form } = car
  const rough = loft(tubSurface(form), even(0, form.tubPlan.length, 60), [...even(0, 1, 7), 1.5, 2, 2.5, 3])
  const [, inner] = cut(moved(rough, -0.035), archField(car))
  const [walls] = cut(inner, ({ up, x }) => (x < form.screenBase && x > form.rearBase ? up - 1.9 : -1))
  car.add('lining', walls, 'liner')
}

/** Cuts the wheel arches, lines them, and clads their edges and the sills of a tall car. */
export function cutArches(car: CarBuild, clad: boolean): void {
  lining(car)
  wells(car)
  const arch = archField(car)
  car.takeTub(arch)
  if (!clad) return
  const { form } = car
  const sill = ({ x, y }: { x: number; y: number }) =>
    y - form.hem(x) - (car.design.body === '4x4' ? 0.1 : 0.13)
  const lip: Skin = car.takeTub((place) => Math.min(grown(arch, 0.062)(place), sill(place)))
  car.add('cladding', relief(lip, 0.009, -0.01), 'plastic')
}
