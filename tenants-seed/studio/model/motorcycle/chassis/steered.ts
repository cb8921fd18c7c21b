import { Group } from 'three'
import type { Assembly } from '../assembly'
import type { MotorcycleMaterials } from '../materials'
import type { Stance } from './stance'

/** What turns with the bars, built straight ahead in the machine's coordinates, turned left about the steering axis. */
export function steered(
  assembly: Assembly,
  stance: Stance,
  angle: number,
  materials: MotorcycleMaterials,
): Group {
  const [x, y] = stance.steering(stance.clamps[1])
  const parts = assembly.build('steering', materials)
  parts.position.set(-x, -y, 0)
  const straight = new Group()
  straight.rotation.z = -stance.rake
  straight.add(parts)
  const turned = new Group()
  turned.rotation.y = angle
  turned.add(straight)
  const axis = new Group()
  axis.name = 'steering axis'
  axis.position.set(x, y, 0)
  axis.rotation.z = stance.rake
  axis.add(turned)
  return axis
}
