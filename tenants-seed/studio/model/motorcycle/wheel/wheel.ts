import type { BufferGeometry } from 'three'
import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import type { Corner } from '../shape/panel'
import { brakeDisc, caliper } from './brake'
import { type RimStyle, rimParts } from './rim'
import { type Tread, type TyreSize, tyre } from './tyre'

/** A wheel as a builder asks for it. Discs: how many, and their radius in metres. */
export interface WheelStyle extends TyreSize {
  style: RimStyle
  tread: Tread
  finish: Finish
  discs: 0 | 1 | 2
  disc: number
  /** Where the caliper sits around the axle, radians from straight ahead. */
  caliper: number
  caliperFinish: Finish
}

/** Puts a wheel with its brakes at the axle. The disc of a single-disc wheel is on the side given: 1 right, -1 left. */
export function addWheel(assembly: Assembly, wheel: WheelStyle, [x, y]: Corner, side: 1 | -1 = -1): void {
  const put = (geometry: BufferGeometry) => geometry.translate(x, y, 0)
  assembly.add('rubber', put(tyre(wheel, wheel.tread)))
  const { coloured, wires } = rimParts(wheel.style, wheel.rim, wheel.width * 0.74)
  assembly.add(wheel.finish, put(coloured))
  if (wires) assembly.add('steel', put(wires))
  const sides = wheel.discs === 2 ? [-1, 1] : wheel.discs === 1 ? [side] : []
  for (const at of sides) {
    const { rotor, carrier } = brakeDisc(wheel.disc, at * 0.068)
    assembly.add('disc', put(rotor)).add('black', put(carrier))
    assembly.add(wheel.caliperFinish, put(caliper(wheel.disc, wheel.caliper, at * 0.072)))
  }
}
