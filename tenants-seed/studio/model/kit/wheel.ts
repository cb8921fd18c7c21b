import { CylinderGeometry, Group, type Material, Mesh, TorusGeometry } from 'three'
import type { StudioMaterials } from './materials'
import { hub, spokes } from './spokes'
import { turned, type WheelSize } from './turned'
import { tyre } from './tyre'
import type { WheelLook } from './wheel-look'

/** The rim's lip and the barrel behind the spokes. */
function barrel({ rim, width }: WheelSize, material: Material): Mesh {
  const half = width / 2
  return turned(
    'barrel',
    [
      [rim + 0.004, half * 0.84],
      [rim + 0.002, half * 0.9],
      [rim - 0.006, half * 0.91],
      [rim - 0.014, half * 0.87],
      [rim - 0.02, half * 0.7],
      [rim - 0.03, half * 0.3],
      [rim - 0.042, -half * 0.4],
      [rim - 0.03, -half * 0.9],
    ],
    material,
  )
}

/** A closed disc with slots, as electric cars wear for the wind. */
function aeroDisc(size: WheelSize, look: WheelLook, materials: StudioMaterials): Mesh[] {
  const plate = turned(
    'aero disc',
    [
      [0.05, (size.width / 2) * 0.7],
      [size.rim * 0.5, (size.width / 2) * 0.76],
      [size.rim * 0.8, (size.width / 2) * 0.74],
    ],
    look.finish === 'silver' ? materials.darkRim : materials.gloss,
  )
  return [plate]
}

function brake(size: WheelSize, materials: StudioMaterials): Mesh[] {
  const radius = size.rim * 0.76
  const disc = turned(
    'brake disc',
    [
      [0.07, 0.03],
      [0.085, 0.012],
      [0.09, 0.004],
      [radius, 0.004],
      [radius, -0.02],
    ],
    materials.disc,
  )
  const caliper = new Mesh(new TorusGeometry(radius * 0.86, 0.032, 8, 16, 0.85), materials.caliper)
  caliper.name = 'caliper'
  caliper.position.z = 0.012
  caliper.rotation.z = 2.6
  const back = new Mesh(new CylinderGeometry(size.rim - 0.03, size.rim - 0.03, 0.01, 48), materials.liner)
  back.name = 'backing'
  back.rotation.x = Math.PI / 2
  back.position.z = -size.width * 0.3
  return [disc, caliper, back]
}

/** A wheel about the z axis, its face towards +z, its centre at the origin. */
export function buildWheel(size: WheelSize, look: WheelLook, materials: StudioMaterials): Group {
  const group = new Group()
  group.name = 'wheel'
  const barrelMetal = look.finish === 'silver' ? materials.rim : materials.darkRim
  group.add(tyre(size, materials.tyre), barrel(size, barrelMetal), ...brake(size, materials))
  group.add(...spokes(size, look, materials), ...hub(size, look, materials))
  if (look.kind === 'aero') group.add(...aeroDisc(size, look, materials))
  return group
}
