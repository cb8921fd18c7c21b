import { BoxGeometry, CatmullRomCurve3, Mesh, TubeGeometry, Vector3 } from 'three'
import { mix } from '../kit/curve'
import { even, loft, type Surface } from '../kit/loft'
import type { CarBuild } from './car-build'

/** Rails along the roof of a tall car or a wagon. */
function rails(car: CarBuild): void {
  const { form, design, materials } = car
  const wanted =
    design.body === 'Wagon' ||
    (car.isTall && design.own('rails') > 0.22 && !/wrangler|jimny/i.test(design.model))
  if (!wanted) return
  const points = even(0, 1, 10).map((share) => {
    const x = mix(form.screenTop - 0.34, form.rearTop + 0.2, share)
    const along = form.roofPlan.alongAt(x)
    const lift = Math.min(1, Math.min(share, 1 - share) * 9) * 0.035
    return new Vector3(x, form.roofline(x) + 0.012 + lift, form.roofPlan.at(along).z - 0.075)
  })
  const finish = design.own('rail finish') > 0.5 ? materials.aluminium : materials.gloss
  for (const side of [-1, 1]) {
    const path = new CatmullRomCurve3(points.map(({ x, y, z }) => new Vector3(x, y, z * side)))
    const rail = new Mesh(new TubeGeometry(path, 28, 0.014, 6), finish)
    rail.name = 'roof rail'
    car.place(rail)
  }
}

/** Some small and electric cars wear a black roof with every paint. */
export function hasBlackRoof({ design }: CarBuild): boolean {
  const { body, size, electric, own } = design
  if (body === 'Sedan' || body === 'People Mover' || body === 'Wagon') return false
  return own('black roof') > (electric ? 0.55 : size.length < 4.45 ? 0.72 : 0.88)
}

/** A blade over the rear window. */
function spoiler(car: CarBuild): void {
  const { form, design } = car
  if (car.hasDeck || design.body === '4x4') return
  const colour = hasBlackRoof(car) ? 'gloss' : 'paint'
  const reach = 0.09 + design.own('spoiler') * 0.07
  const half = form.halfWidth * 0.56
  const edge = (z: number): number => form.rearTop + 0.1 + 0.16 * (z / half) ** 4
  const height = (z: number): number =>
    form.roofline(form.rearTop + 0.1) + form.roofCrown * (0.86 - 0.74 * (z / half) ** 2)
  const surface =
    (lower: number): Surface =>
    (along, up) => {
      const z = along
      const back = (up - 0.32) * (reach + 0.2)
      return [edge(z) - back, height(z) - back * 0.16 - lower * (1 - up * 0.35), z]
    }
  const steps = even(0, half, 24)
  car.add('spoiler', loft(surface(-0.004), steps, even(0, 1, 8)), colour)
  car.add('spoiler underside', loft(surface(0.026), steps, even(0, 1, 8)), 'gloss')
  const rim: Surface = (along, up) => {
    const top = surface(-0.004)(along, 1)
    const low = surface(0.026)(along, 1)
    return [top[0], mix(low[1], top[1], up), top[2]]
  }
  car.add('spoiler edge', loft(rim, steps, [0, 1]), colour)
  const light = new Mesh(new BoxGeometry(0.006, 0.01, 0.3), car.materials.red)
  const back = surface(0.01)(0, 1)
  light.name = 'high brake light'
  light.position.set(back[0] - 0.002, back[1], 0)
  car.place(light)
}

/** A fin for the radio. */
function fin(car: CarBuild): void {
  const { form, materials, design } = car
  if (design.body === 'Convertible') return
  const x = form.rearTop + 0.34
  const piece = new Mesh(
    new BoxGeometry(0.15, 0.055, 0.03, 6, 4, 2),
    hasBlackRoof(car) ? materials.gloss : materials.paint,
  )
  const position = piece.geometry.getAttribute('position')
  for (let index = 0; index < position.count; index++) {
    const up = position.getY(index) / 0.055 + 0.5
    position.setX(index, position.getX(index) * (1 - up * 0.6) - up * 0.035)
    position.setZ(index, position.getZ(index) * (1 - up * 0.75))
  }
  piece.geometry.computeVertexNormals()
  piece.name = 'fin'
  piece.position.set(x, form.roofline(x) + form.roofCrown + 0.02, 0)
  car.place(piece)
}

/** Rails, spoiler and aerial. */
export function fitRoof(car: CarBuild): void {
  rails(car)
  spoiler(car)
  fin(car)
}
