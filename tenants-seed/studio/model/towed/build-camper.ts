import { CylinderGeometry, Group, Vector3 } from 'three'
import { box, outline } from '../commercial/sheet/outline'
import { add, addPair, addSheets, block, rod } from '../commercial/sheet/parts'
import { sheet } from '../commercial/sheet/sheet'
import { flank, skinOf } from '../commercial/sheet/skin'
import { addWheels, type WheelForm } from '../commercial/wheel/add-wheels'
import type { StudioMaterials } from '../kit/materials'
import type { BuildVehicle } from '../vehicle-builder'
import { band } from './band'
import { addDrawbar } from './drawbar'
import { addTreadPlate } from './tread-plate'

interface CamperForm {
  front: number
  rear: number
  half: number
  floor: number
  /** Height of the hard body, and of the raised roof. */
  body: number
  roof: number
  tyre: number
  rugged: boolean
  /** Beds that slide out at both ends under canvas, or a steep roof of two hard panels. */
  kind: 'beds' | 'gable'
}

/** The low hard body: walls, ends, plated skirt, lamps, hatch. */
function addBody(
  into: Group,
  { front, rear, half, floor, body }: CamperForm,
  finish: StudioMaterials['paint'],
  materials: StudioMaterials,
) {
  const loop = outline(
    [
      [rear + 0.14, floor, 0.06],
      [front - 0.1, floor, 0.06],
      [front, floor + 0.16, 0.06],
      [front, body, 0.05],
      [rear, body, 0.05],
      [rear, floor + 0.16, 0.06],
    ],
    0.1,
  )
  addSheets(
    into,
    'wall',
    { skin: flank(() => half), outline: loop, gap: 0, fold: 0.03, depth: 0, cell: [0.4, 0.4] },
    materials.paint,
  )
  add(into, 'ends', band(loop, half - 0.029), materials.paint)
  addSheets(
    into,
    'skirt',
    {
      skin: flank(() => half),
      outline: box(rear + 0.16, floor + 0.01, front - 0.12, floor + 0.17, 0.02),
      lift: 0.006,
      fold: 0.004,
      gap: 0,
      cell: [0.4, 0.4],
    },
    finish,
  )
  addSheets(
    into,
    'stripe',
    {
      skin: flank(() => half),
      outline: outline(
        [
          [rear + 0.1, body - 0.24],
          [front - 0.1, body - 0.24],
          [front - 0.1, body - 0.1],
          [rear + 0.1, body - 0.17],
        ],
        0.1,
      ),
      lift: 0.003,
      fold: 0,
      gap: 0,
      cell: [0.5, 0.4],
    },
    materials.darkMetal,
  )
  addPair(
    into,
    'hatch',
    block([0.7, 0.34, 0.02], [front - 0.6, floor + 0.4, half + 0.004], 0.008),
    materials.paint,
  )
  addPair(
    into,
    'hatch-lock',
    block([0.06, 0.06, 0.02], [front - 0.6, floor + 0.5, half + 0.016], 0.008),
    materials.plastic,
  )
  addPair(
    into,
    'corner-bracket',
    block([0.05, body - floor - 0.2, 0.02], [rear + 0.05, (body + floor) / 2 + 0.06, half + 0.003], 0.006),
    materials.aluminium,
  )
  addPair(
    into,
    'tail-red',
    block([0.03, 0.1, 0.22], [rear - 0.008, floor + 0.36, half - 0.2], 0.012),
    materials.red,
  )
  addPair(
    into,
    'tail-amber',
    block([0.03, 0.1, 0.1], [rear - 0.008, floor + 0.36, half - 0.38], 0.012),
    materials.amber,
  )
  add(
    into,
    'number-plate',
    block([0.01, 0.11, 0.37], [rear - 0.006, floor + 0.36, 0], 0.003),
    materials.plate,
  )
  add(
    into,
    'rear-bar',
    block([0.08, 0.1, half * 2 - 0.2], [rear - 0.04, floor + 0.02, 0], 0.02),
    materials.darkMetal,
  )
}

/** Walls of canvas with screened windows up to a raised roof, and a bed sliding out at each end. */
function addBeds(into: Group, form: CamperForm, materials: StudioMaterials) {
  const { front, rear, half, body, roof } = form
  const lean = 0.07
  const wall = skinOf(
    (x, y) =>
      new Vector3(
        x,
        y,
        half -
          0.06 -
          (lean * (y - body)) / (roof - body) +
          0.012 * Math.sin(x * 9) * Math.sin((Math.PI * (y - body)) / (roof - body)),
      ),
    1,
  )
  addSheets(
    into,
    'canvas-wall',
    {
      skin: wall,
      outline: box(rear + 0.05, body - 0.02, front - 0.05, roof, 0),
      gap: 0,
      fold: 0,
      cell: [0.09, 0.2],
    },
    materials.canvas,
  )
  for (const x of [rear + 0.3, (front + rear) / 2 + 0.15])
    addSheets(
      into,
      'canvas-window',
      {
        skin: wall,
        outline: box(x, body + 0.3, x + 0.95, roof - 0.22, 0.04),
        lift: 0.008,
        fold: 0.004,
        gap: 0,
        cell: [0.09, 0.2],
      },
      materials.gloss,
    )
  add(
    into,
    'raised-roof',
    block([front - rear + 0.1, 0.15, half * 2 + 0.02], [(front + rear) / 2, roof + 0.06, 0], 0.06),
    materials.paint,
  )
  addPair(
    into,
    'roof-rack',
    rod([front - 0.4, roof + 0.16, half * 0.7], [rear + 0.4, roof + 0.16, half * 0.7], 0.018),
    materials.darkMetal,
  )
  for (const end of [1, -1]) addBed(into, form, end, materials)
}

function addBed(
  into: Group,
  { front, rear, half, body, roof }: CamperForm,
  end: number,
  materials: StudioMaterials,
) {
  const foot = end === 1 ? front : rear
  const out = foot + end * 1.12
  add(
    into,
    'bed-base',
    block([1.2, 0.06, half * 2 - 0.14], [foot + end * 0.56, body + 0.0, 0], 0.015),
    materials.aluminium,
  )
  add(
    into,
    'mattress',
    block([1.1, 0.1, half * 2 - 0.26], [foot + end * 0.56, body + 0.08, 0], 0.04),
    materials.canvas,
  )
  const triangle = outline(
    [
      [foot - end * 0.05, body + 0.02],
      [out, body + 0.02],
      [out - end * 0.03, body + 0.42],
      [foot - end * 0.05, roof],
    ],
    0.12,
  )
  addSheets(
    into,
    'bed-canvas',
    { skin: flank(() => half - 0.09), outline: triangle, gap: 0, fold: 0.012, depth: 0, cell: [0.4, 0.4] },
    materials.canvas,
  )
  const window = outline(
    [
      [foot + end * 0.16, body + 0.22, 0.03],
      [out - end * 0.2, body + 0.22, 0.03],
      [out - end * 0.24, body + 0.42, 0.03],
      [foot + end * 0.16, body + 0.66, 0.03],
    ],
    0.1,
  )
  addSheets(
    into,
    'bed-window',
    { skin: flank(() => half - 0.09), outline: window, lift: 0.006, fold: 0.003, gap: 0, cell: [0.4, 0.4] },
    materials.gloss,
  )
  const edge = end === 1 ? [...triangle] : [...triangle].reverse()
  add(into, 'bed-cover', band(edge, half - 0.1), materials.canvas)
  addPair(
    into,
    'bed-stay',
    rod([out - end * 0.1, body, half - 0.2], [foot, body - 0.5, half - 0.16], 0.016),
    materials.steel,
  )
}

/** Two hard panels meeting at a ridge, with side walls that fold up between them. */
function addGable(into: Group, { front, rear, half, body, roof }: CamperForm, materials: StudioMaterials) {
  const ridge = (front + rear) / 2
  const gable = outline(
    [
      [rear + 0.08, body],
      [front - 0.08, body],
      [ridge, roof - 0.05],
    ],
    0.12,
  )
  addSheets(
    into,
    'gable',
    { skin: flank(() => half - 0.07), outline: gable, gap: 0, fold: 0.012, depth: 0.02, cell: [0.4, 0.4] },
    materials.paint,
  )
  const window = outline(
    [
      [ridge - 0.5, body + 0.22, 0.05],
      [ridge + 0.5, body + 0.22, 0.05],
      [ridge + 0.2, body + 0.74, 0.05],
      [ridge - 0.2, body + 0.74, 0.05],
    ],
    0.1,
  )
  addSheets(
    into,
    'gable-window',
    { skin: flank(() => half - 0.07), outline: window, lift: 0.012, fold: 0.006, gap: 0, cell: [0.4, 0.4] },
    materials.gloss,
  )
  for (const end of [1, -1]) {
    const foot = end === 1 ? front : rear
    const run = foot - ridge
    const slope = Math.hypot(run, roof - body)
    const panel = block([slope + 0.06, 0.06, half * 2], [0, 0, 0], 0.02).rotateZ(
      -end * Math.atan2(roof - body, Math.abs(run)),
    )
    add(into, 'roof-panel', panel.translate((foot + ridge) / 2, (roof + body) / 2 + 0.03, 0), materials.paint)
    const hatch = block([0.62, 0.05, 0.74], [0, 0, 0], 0.02).rotateZ(
      -end * Math.atan2(roof - body, Math.abs(run)),
    )
    const lift = 0.07
    add(
      into,
      'roof-window',
      hatch.translate((foot + ridge) / 2 + end * lift * 0.5, (roof + body) / 2 + lift, 0),
      materials.gloss,
    )
  }
  const door = sheet({
    skin: flank(() => half),
    outline: box(ridge - 0.32, body - 0.5, ridge + 0.32, body - 0.04, 0.03),
    lift: 0.01,
    fold: 0.006,
    gap: 0,
  })
  addPair(into, 'gable-door', door, materials.paint)
}

function addRunningGear(
  into: Group,
  { tyre, half, floor, front, rear, rugged }: CamperForm,
  materials: StudioMaterials,
) {
  const wheel: WheelForm = {
    radius: tyre,
    rim: tyre * 0.6,
    width: 0.22,
    kind: rugged ? 'six' : 'star',
    rugged,
    finish: rugged ? 'darkRim' : 'rim',
  }
  addWheels(into, wheel, { x: 0, z: half + wheel.width / 2 - 0.02 }, materials)
  const guard = new CylinderGeometry(
    tyre + 0.1,
    tyre + 0.1,
    wheel.width + 0.05,
    30,
    1,
    true,
    Math.PI * 0.03,
    Math.PI * 0.94,
  )
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2)
  addPair(into, 'mudguard', guard.translate(0, tyre, half + wheel.width / 2 - 0.01), materials.plastic)
  add(into, 'axle', block([0.09, 0.09, half * 2], [0, tyre, 0], 0.02), materials.liner)
  addPair(
    into,
    'chassis-rail',
    block([front - rear - 0.2, 0.12, 0.06], [(front + rear) / 2, floor - 0.05, half * 0.56], 0.01),
    materials.darkMetal,
  )
  for (const x of [front - 0.25, rear + 0.25])
    addPair(into, 'corner-leg', rod([x, floor, half - 0.1], [x, 0.02, half - 0.02], 0.022), materials.steel)
}

/** A camper trailer set up for the night: canvas over slide-out beds, or a steep hard roof. */
export const buildCamper: BuildVehicle = ({ make, own, size }, materials) => {
  const group = new Group()
  const length = size.length * 0.84
  const rugged = own('off road') < 0.5
  const lift = rugged ? 0.08 : 0
  const form: CamperForm = {
    front: length * 0.5,
    rear: -length * 0.5,
    half: size.width / 2 - 0.14,
    floor: 0.46 + lift,
    body: 1.16 + lift,
    roof: 2.42 + lift,
    tyre: rugged ? 0.36 : 0.32,
    rugged,
    kind: make === 'Avan' ? 'gable' : 'beds',
  }
  const finish = rugged ? materials.darkMetal : materials.aluminium
  addBody(group, form, finish, materials)
  if (form.kind === 'gable') addGable(group, form, materials)
  else addBeds(group, form, materials)
  addTreadPlate(group, [form.front + 0.006, form.floor + 0.36], [form.half * 2 - 0.08, 0.34], finish)
  addRunningGear(group, form, materials)
  addDrawbar(
    group,
    {
      from: form.front,
      to: form.front + 1.3,
      height: form.tyre + 0.1,
      half: form.half,
      bottles: 1,
      box: form.kind === 'gable',
    },
    materials,
  )
  return group
}
