import type { Group, Material } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import type { CabForm } from '../cab/cab-form'
import type { CabSkins } from '../cab/cab-skins'
import { add, addPair, block, rod, tube } from '../sheet/parts'

/** A bull bar: a channel across the bumper, hoops round grille and lamps. */
export function addBullBar(
  into: Group,
  { nose, half, sill, lip }: CabForm,
  finish: Material,
  materials: StudioMaterials,
) {
  const x = nose + 0.055
  const low = sill + 0.16
  const z = half - 0.2
  add(into, 'bar-channel', block([0.11, 0.2, z * 2 - 0.2], [x - 0.01, low, 0], 0.035), finish)
  const wing = block([0.32, 0.2, 0.1], [0, 0, 0], 0.04).rotateY(-0.75)
  addPair(into, 'bar-wing', wing.translate(x - 0.13, low, z - 0.06), finish)
  const top = lip + 0.03
  const hoop = [
    [x, low + 0.06, -0.46],
    [x + 0.02, top - 0.12, -0.45],
    [x + 0.01, top, -0.38],
    [x + 0.01, top, 0],
    [x + 0.01, top, 0.38],
    [x + 0.02, top - 0.12, 0.45],
    [x, low + 0.06, 0.46],
  ] as const
  add(into, 'bar-hoop', tube(hoop, 0.03), finish)
  const side = [
    [x + 0.015, top - 0.14, 0.45],
    [x, top - 0.13, 0.6],
    [x - 0.12, top - 0.16, z + 0.02],
    [x - 0.18, low + 0.2, z + 0.05],
    [x - 0.18, low + 0.06, z + 0.03],
  ] as const
  addPair(into, 'bar-side', tube(side, 0.026), finish)
  addPair(
    into,
    'bar-lamp',
    block([0.02, 0.05, 0.13], [x + 0.05, low + 0.02, z - 0.26], 0.01),
    materials.amber,
  )
  add(into, 'front-plate', block([0.008, 0.11, 0.37], [x + 0.052, low - 0.01, 0], 0.002), materials.plate)
}

/** An air intake up the windscreen pillar. */
export function addSnorkel(
  into: Group,
  { cowl, head }: CabForm,
  { screen, edge, body }: CabSkins,
  materials: StudioMaterials,
) {
  const foot = screen.at(1.8, cowl[1] + 0.08)
  const top = screen.at(1.9, head[1] - 0.06)
  const x = cowl[0] + 0.3
  const y = edge(x) - 0.1
  const path = [
    [x, y, body(x, y) + 0.01],
    [x - 0.12, y + 0.06, body(x, y) + 0.045],
    [foot.x + 0.02, foot.y + 0.02, foot.z + 0.06],
    [top.x + 0.03, top.y, top.z + 0.06],
    [top.x + 0.01, top.y + 0.14, top.z + 0.07],
  ] as const
  add(into, 'snorkel', tube(path, 0.036, 0.3), materials.plastic)
  add(
    into,
    'snorkel-head',
    block([0.13, 0.11, 0.09], [top.x + 0.03, top.y + 0.17, top.z + 0.075], 0.03),
    materials.plastic,
  )
}

/** A hoop behind the cab with legs down the tub's rails. */
export function addSportsBar(into: Group, { back, half }: CabForm, rail: number, finish: Material) {
  const z = half - 0.13
  const top = rail + 0.37
  for (const x of [back - 0.16, back - 0.3]) {
    const hoop = [
      [x - 0.02, rail, -z],
      [x + 0.01, top - 0.14, -z + 0.05],
      [x + 0.03, top, -z + 0.17],
      [x + 0.03, top + 0.012, 0],
      [x + 0.03, top, z - 0.17],
      [x + 0.01, top - 0.14, z - 0.05],
      [x - 0.02, rail, z],
    ] as const
    add(into, 'sports-bar', tube(hoop, 0.03, 0.3), finish)
  }
  const leg = [
    [back - 0.24, top - 0.06, z - 0.08],
    [back - 0.5, top - 0.13, z - 0.03],
    [back - 0.92, rail + 0.01, z],
  ] as const
  addPair(into, 'sports-leg', tube(leg, 0.028, 0.3), finish)
}

/** Steps below the doors. */
export function addSideSteps(
  into: Group,
  { frontAxle, arch, back, half, sill }: CabForm,
  flat: boolean,
  finish: Material,
  materials: StudioMaterials,
) {
  const from = frontAxle - arch - 0.1
  const z = half + 0.01
  if (!flat) {
    const path = [
      [from + 0.04, sill + 0.0, z - 0.16],
      [from - 0.05, sill - 0.055, z - 0.01],
      [(from + back) / 2, sill - 0.055, z],
      [back + 0.08, sill - 0.055, z - 0.01],
      [back, sill, z - 0.16],
    ] as const
    addPair(into, 'side-step', tube(path, 0.036, 0.2), finish)
    return
  }
  const length = from - back
  addPair(
    into,
    'side-step',
    block([length, 0.045, 0.15], [(from + back) / 2, sill - 0.045, z - 0.05], 0.018),
    materials.plastic,
  )
  addPair(
    into,
    'step-edge',
    block([length - 0.04, 0.02, 0.02], [(from + back) / 2, sill - 0.035, z + 0.02], 0.008),
    finish,
  )
}

/** A canopy over the tub: painted, with dark side windows. */
export function addCanopy(
  into: Group,
  { back, half }: CabForm,
  [rail, tail, top]: readonly [number, number, number],
  materials: StudioMaterials,
) {
  const length = back - 0.04 - tail
  const middle = (back - 0.04 + tail) / 2
  const shell = block([length, top - rail, half * 2 - 0.16], [middle, (top + rail) / 2, 0], 0.09)
  const shape = shell.getAttribute('position')
  for (let i = 0; i < shape.count; i++) {
    const up = (shape.getY(i) - rail) / (top - rail)
    shape.setZ(i, shape.getZ(i) * (1 - 0.1 * up))
    if (shape.getX(i) < middle) shape.setX(i, shape.getX(i) + 0.12 * up)
  }
  shell.computeVertexNormals()
  add(into, 'canopy', shell, materials.paint)
  const window = block([length * 0.72, (top - rail) * 0.5, 0.012], [0, 0, 0], 0.005).rotateX(-0.17)
  addPair(
    into,
    'canopy-window',
    window.translate(middle + 0.02, rail + (top - rail) * 0.52, half - 0.122),
    materials.privacyGlass,
  )
  const rear = block([0.012, (top - rail) * 0.6, half * 1.5], [0, 0, 0], 0.005).rotateZ(-0.24)
  add(
    into,
    'canopy-hatch',
    rear.translate(tail + 0.05, rail + (top - rail) * 0.52, 0),
    materials.privacyGlass,
  )
  for (const z of [-half * 0.6, half * 0.6])
    add(
      into,
      'canopy-rack',
      rod([back - 0.3, top + 0.05, z], [tail + 0.4, top + 0.05, z], 0.016),
      materials.plastic,
    )
}
