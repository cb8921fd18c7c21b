import { CylinderGeometry, type Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { add, addPair, block, rod } from '../sheet/parts'

export interface Well {
  x: number
  tyre: number
  arch: number
  /** Half width of the body over the wheel. */
  half: number
  /** Depth of the well across the vehicle. */
  depth?: number
}

/** The dark liner a wheel turns in: its roof and its inner wall. */
export function addWells(
  into: Group,
  name: string,
  { x, tyre, arch, half, depth = 0.36 }: Well,
  materials: StudioMaterials,
) {
  const roof = new CylinderGeometry(
    arch + 0.012,
    arch + 0.012,
    depth,
    40,
    1,
    true,
    -Math.PI * 0.06,
    Math.PI * 1.12,
  )
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2)
  addPair(into, `well-${name}`, roof.translate(x, tyre, half - depth / 2 - 0.012), materials.liner)
  const wall = block([arch * 1.9, arch * 0.8, 0.02], [x, tyre + arch * 0.62, half - depth], 0)
  addPair(into, `well-wall-${name}`, wall, materials.liner)
}

/** Frame rails, axles, differential and exhaust: what shows below a body on a frame. */
export function addFrame(
  into: Group,
  {
    from,
    to,
    height,
    front,
    rear,
    tyre,
    half,
  }: { from: number; to: number; height: number; front: number; rear: number; tyre: number; half: number },
  materials: StudioMaterials,
) {
  addPair(
    into,
    'frame-rail',
    block([from - to, 0.14, 0.08], [(from + to) / 2, height, 0.42], 0.01),
    materials.liner,
  )
  for (const [name, x] of [
    ['front', front],
    ['rear', rear],
  ] as const)
    add(into, `axle-${name}`, rod([x, tyre, -half], [x, tyre, half], 0.05), materials.liner)
  add(into, 'differential', block([0.3, 0.26, 0.28], [rear, tyre, 0], 0.1), materials.liner)
  add(
    into,
    'exhaust',
    rod([front - 0.9, height - 0.08, -0.3], [to + 0.25, height - 0.1, -0.52], 0.03),
    materials.darkMetal,
  )
  add(
    into,
    'gearbox',
    block([1.3, 0.3, 0.5], [(front + rear) / 2 + 0.5, height - 0.02, 0], 0.1),
    materials.liner,
  )
}
