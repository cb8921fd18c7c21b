import { CylinderGeometry, type Group, SphereGeometry } from 'three'
import { add, addPair, block, rod } from '../commercial/sheet/parts'
import type { StudioMaterials } from '../kit/materials'

export interface DrawbarForm {
  /** x of the body's front and of the coupling. */
  from: number
  to: number
  height: number
  half: number
  bottles: number
  box: boolean
}

/** The A-frame in front of a caravan: rails to the coupling, jockey wheel, gas bottles, a box for tools. */
export function addDrawbar(into: Group, form: DrawbarForm, materials: StudioMaterials) {
  const { from, to, height, half } = form
  const rail = rod([from - 0.5, height, half * 0.56], [to - 0.1, height, 0.05], 0.045, 4)
  addPair(into, 'drawbar-rail', rail, materials.darkMetal)
  add(
    into,
    'drawbar-tie',
    block([0.08, 0.08, half * 0.86], [from + 0.12, height, 0], 0.01),
    materials.darkMetal,
  )
  add(into, 'coupling', block([0.3, 0.09, 0.1], [to - 0.06, height + 0.03, 0], 0.03), materials.steel)
  add(
    into,
    'coupling-ball',
    new SphereGeometry(0.055, 20, 14).translate(to + 0.08, height + 0.01, 0),
    materials.darkMetal,
  )
  add(
    into,
    'hand-brake',
    rod([to - 0.32, height + 0.05, 0.03], [to - 0.42, height + 0.34, 0.03], 0.014),
    materials.darkMetal,
  )
  addJockeyWheel(into, form, materials)
  addBottles(into, form, materials)
  if (form.box) addToolBox(into, form, materials)
}

function addJockeyWheel(into: Group, { to, height }: DrawbarForm, materials: StudioMaterials) {
  const x = to - 0.36
  const z = -0.16
  add(into, 'jockey-post', rod([x, 0.16, z], [x, height + 0.46, z], 0.026), materials.steel)
  add(into, 'jockey-clamp', block([0.1, 0.1, 0.14], [x, height, z + 0.03], 0.02), materials.darkMetal)
  add(into, 'jockey-crank', rod([x, height + 0.46, z], [x - 0.12, height + 0.48, z], 0.011), materials.steel)
  add(
    into,
    'jockey-tyre',
    new CylinderGeometry(0.1, 0.1, 0.07, 32).rotateX(Math.PI / 2).translate(x - 0.03, 0.1, z),
    materials.tyre,
  )
  add(
    into,
    'jockey-hub',
    new CylinderGeometry(0.055, 0.055, 0.076, 24).rotateX(Math.PI / 2).translate(x - 0.03, 0.1, z),
    materials.steel,
  )
  for (const side of [z - 0.045, z + 0.045])
    add(into, 'jockey-fork', block([0.03, 0.16, 0.012], [x - 0.015, 0.16, side], 0.004), materials.steel)
}

function addBottles(into: Group, { from, height, bottles }: DrawbarForm, materials: StudioMaterials) {
  for (let i = 0; i < bottles; i++) {
    const z = bottles === 1 ? 0 : i === 0 ? -0.19 : 0.19
    const x = from + 0.3
    add(
      into,
      'gas-bottle',
      new CylinderGeometry(0.155, 0.155, 0.36, 32).translate(x, height + 0.27, z),
      materials.grey,
    )
    add(
      into,
      'gas-bottle-top',
      new SphereGeometry(0.155, 28, 10, 0, Math.PI * 2, 0, Math.PI / 2)
        .scale(1, 0.55, 1)
        .translate(x, height + 0.45, z),
      materials.grey,
    )
    add(
      into,
      'gas-collar',
      new CylinderGeometry(0.09, 0.1, 0.1, 24, 1, true).translate(x, height + 0.56, z),
      materials.grey,
    )
    add(
      into,
      'gas-tap',
      new CylinderGeometry(0.02, 0.025, 0.1, 12).translate(x, height + 0.56, z),
      materials.gold,
    )
  }
}

function addToolBox(into: Group, { from, height, half }: DrawbarForm, materials: StudioMaterials) {
  const x = from + 0.34
  addPair(
    into,
    'tool-box',
    block([0.42, 0.4, 0.3], [x - 0.08, height + 0.25, half * 0.58], 0.02),
    materials.aluminium,
  )
  addPair(
    into,
    'tool-box-lid',
    block([0.44, 0.03, 0.32], [x - 0.08, height + 0.45, half * 0.58], 0.008),
    materials.aluminium,
  )
  addPair(
    into,
    'tool-box-lock',
    block([0.02, 0.05, 0.05], [x + 0.14, height + 0.38, half * 0.58], 0.006),
    materials.darkMetal,
  )
}
