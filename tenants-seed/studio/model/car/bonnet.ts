import { BoxGeometry, Mesh } from 'three'
import { cutBandWithin } from '../kit/cut'
import { type Field, moved } from '../kit/skin'
import type { CarBuild } from './car-build'

/** x of the windscreen's foot at each distance from the middle. */
function screenFoot({ form }: CarBuild): (z: number) => number {
  const { basePlan } = form
  const points = Array.from({ length: 120 }, (_, index) => basePlan.at((index / 119) * basePlan.length * 0.4))
  return (z) => points.find((point) => point.z >= z)?.x ?? (points.at(-1)?.x as number)
}

/** The line round the bonnet, and the black panel between it and the windscreen. */
export function cutBonnet(car: CarBuild): void {
  const { form } = car
  const foot = screenFoot(car)
  const cowl: Field = ({ x, z, up }) => (up > 1.45 && x > 0 ? x - foot(Math.abs(z)) - 0.07 : 1)
  const behind = car.takeTub((place) => Math.max(cowl(place), place.x > form.screenBase - 0.5 ? -1 : 1))
  car.add('cowl', moved(behind, -0.012), 'plastic')
  const seam: Field = ({ up }) => (up - 1.42) * 0.12
  const [groove, left] = cutBandWithin(car.tub, ({ x }) => form.screenBase - 0.4 - x, seam, 0.0055)
  car.tub = left
  car.add('gap', moved(groove, -0.012), 'liner')
}

/** Raised panels and creases of the bonnet: the skin is bent before it is cut. */
export function creaseOf(car: CarBuild): (x: number, z: number) => number {
  const { form, design } = car
  const inner = form.halfWidth * (0.42 + design.family('bonnet crease') * 0.2)
  const height = 0.006 + design.family('bonnet dome') * 0.012
  const fade = (x: number) =>
    Math.min(1, Math.max(0, (x - form.screenBase + 0.1) / 0.25)) *
    Math.min(1, Math.max(0, (form.front - 0.02 - x) / 0.4))
  return (x, z) => {
    const away = Math.abs(z) - inner * (1.08 - (x - form.screenBase) * 0.12)
    const step = 1 / (1 + Math.exp(away / 0.014))
    return height * fade(x) * step
  }
}

/** Two wipers at rest. */
export function fitWipers(car: CarBuild): void {
  const { form, materials } = car
  for (const [from, length] of [
    [0.52, 0.6],
    [-0.08, 0.5],
  ] as const) {
    const wiper = new Mesh(new BoxGeometry(0.012, 0.012, length), materials.plastic)
    wiper.name = 'wiper'
    wiper.position.set(
      form.screenBase - 0.03 - Math.abs(from - length / 2) * 0.1,
      form.shoulder(form.screenBase) + 0.055,
      from - length / 2,
    )
    wiper.rotation.y = from > 0 ? -0.1 : 0.02
    car.place(wiper)
  }
}

/** The line round a boot lid. */
export function lidLine(car: CarBuild): void {
  if (!car.hasDeck) return
  const { form } = car
  const seam: Field = ({ up }) => (up - 1.5) * 0.12
  car.tub = cutBandWithin(car.tub, ({ x }) => x - form.rearBase - 0.25, seam, 0.0055)[1]
}
