import { Group } from 'three'
import type { VehicleDesign } from '../../design'
import type { StudioMaterials } from '../kit/materials'
import { Assembly } from './assembly'
import { addBody } from './body/add-body'
import { addRunningGear } from './chassis/running-gear'
import { stanceOf } from './chassis/stance'
import { steered } from './chassis/steered'
import { motorcycleMaterials } from './materials'
import { styleOf } from './models'

/** Lean on the side stand and turn of the bars to the left, radians. */
const LEAN = 0.13
const TURN = 0.2

/** Models a motorcycle standing on its side stand (metres, +x ahead, +y up, +z right). */
export function buildMotorcycle(design: VehicleDesign, studio: StudioMaterials): Group {
  const style = styleOf(design)
  const materials = motorcycleMaterials(studio)
  const stance = stanceOf({
    wheelbase: style.wheelbase,
    frontRadius: style.front.radius,
    rearRadius: style.rear.radius,
    rake: style.rake,
    forkLength: style.forkLength,
  })
  const [fixed, turning] = [new Assembly(), new Assembly()]
  const ports = addRunningGear(fixed, turning, style, stance, LEAN)
  addBody({ fixed, turning, style, stance, ports })
  const machine = new Group()
  machine.name = design.key
  machine.add(fixed.build('machine', materials), steered(turning, stance, TURN, materials))
  machine.rotation.x = -LEAN
  const group = new Group()
  group.name = 'motorcycle'
  group.add(machine)
  return group
}
