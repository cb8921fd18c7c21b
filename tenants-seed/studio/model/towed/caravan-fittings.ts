import { CylinderGeometry, Group } from 'three'
import { lerp } from '../commercial/sheet/curve'
import { box } from '../commercial/sheet/outline'
import { add, addPair, addSheet, block, mirrored, rod } from '../commercial/sheet/parts'
import { sheet } from '../commercial/sheet/sheet'
import { flank } from '../commercial/sheet/skin'
import { addWheel, type WheelForm } from '../commercial/wheel/add-wheels'
import type { StudioMaterials } from '../kit/materials'
import type { CaravanForm } from './caravan-form'
import { frontAt } from './caravan-shell'

/** Left is the kerb's side in Australia: door and awning are there. */
function onSide(
  into: Group,
  name: string,
  form: CaravanForm,
  area: readonly [number, number, number, number],
  look: { radius: number; lift: number; fold: number },
  material: StudioMaterials['paint'],
  left: boolean,
) {
  const made = sheet({
    skin: flank(() => form.half),
    outline: box(...area, look.radius),
    lift: look.lift,
    fold: look.fold,
    depth: 0.03,
    gap: 0,
    cell: [0.4, 0.4],
  })
  add(into, name, left ? mirrored(made) : made, material)
}

/** An acrylic window: a black rim, a dark pane standing proud. */
function addWindow(
  into: Group,
  form: CaravanForm,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  left: boolean,
  materials: StudioMaterials,
) {
  onSide(
    into,
    'window-rim',
    form,
    [x0 - 0.025, y0 - 0.025, x1 + 0.025, y1 + 0.025],
    { radius: 0.07, lift: 0.01, fold: 0.008 },
    materials.plastic,
    left,
  )
  onSide(
    into,
    'window',
    form,
    [x0, y0, x1, y1],
    { radius: 0.06, lift: 0.022, fold: 0.006 },
    materials.gloss,
    left,
  )
}

/** Windows along a wall, leaving room for what else is on it. */
export function addSideWindows(
  into: Group,
  form: CaravanForm,
  door: readonly [number, number],
  materials: StudioMaterials,
) {
  const { front, rear, floor, roof, popTop } = form
  const low = lerp(floor, roof, popTop ? 0.46 : 0.5)
  const high = lerp(floor, roof, popTop ? 0.82 : 0.79)
  const length = front - rear
  const spots = [0.09, 0.34, 0.58, 0.8].map((share) => rear + length * share)
  const wides = [0.72, 0.95, 0.62, 0.66]
  spots.forEach((x, i) => {
    const wide = Math.min(wides[i] ?? 0.6, length * 0.17)
    const area = [x, low + (i === 2 ? 0.14 : 0), x + wide, high] as const
    addWindow(into, form, area, false, materials)
    if (x + wide < door[0] - 0.08 || x > door[1] + 0.08) addWindow(into, form, area, true, materials)
  })
}

/** The entrance: a door in its frame with a screened window, handle, lamp, grab rail and folding step. */
export function addEntrance(
  into: Group,
  form: CaravanForm,
  [x0, x1]: readonly [number, number],
  materials: StudioMaterials,
) {
  const { floor, roof, half } = form
  const top = Math.min(roof - 0.3, floor + 1.78)
  const place = (
    area: readonly [number, number, number, number],
    look: { radius: number; lift: number; fold: number },
    material: StudioMaterials['paint'],
  ) => onSide(into, 'entrance', form, area, look, material, true)
  place(
    [x0 - 0.03, floor + 0.05, x1 + 0.03, top + 0.03],
    { radius: 0.07, lift: 0.006, fold: 0.006 },
    materials.darkMetal,
  )
  place([x0, floor + 0.07, x1, top], { radius: 0.055, lift: 0.014, fold: 0.006 }, materials.paint)
  place(
    [x0 + 0.1, floor + 0.92, x1 - 0.1, top - 0.14],
    { radius: 0.05, lift: 0.022, fold: 0.006 },
    materials.gloss,
  )
  place(
    [x0 + 0.1, floor + 0.16, x1 - 0.1, floor + 0.74],
    { radius: 0.04, lift: 0.018, fold: 0.004 },
    materials.darkMetal,
  )
  add(
    into,
    'entrance-handle',
    block([0.06, 0.13, 0.04], [x1 - 0.05, floor + 0.84, -half - 0.03], 0.012),
    materials.plastic,
  )
  add(
    into,
    'grab-rail',
    rod([x1 + 0.1, floor + 0.6, -half - 0.05], [x1 + 0.1, floor + 1.1, -half - 0.05], 0.013),
    materials.chrome,
  )
  add(
    into,
    'entrance-lamp',
    block([0.2, 0.05, 0.04], [(x0 + x1) / 2, top + 0.1, -half - 0.02], 0.012),
    materials.dimLed,
  )
  add(
    into,
    'folding-step',
    block([x1 - x0 - 0.06, 0.03, 0.26], [(x0 + x1) / 2, floor - 0.12, -half + 0.02], 0.008),
    materials.aluminium,
  )
  addPair(
    into,
    'step-arm',
    rod([(x0 + x1) / 2 - 0.2, floor, half - 0.12], [(x0 + x1) / 2 - 0.2, floor - 0.12, half - 0.02], 0.012),
    materials.darkMetal,
  )
}

/** Hatches and vents that make a wall a caravan's. */
export function addHatches(into: Group, form: CaravanForm, materials: StudioMaterials) {
  const { front, rear, floor } = form
  const y = floor + 0.4
  for (const left of [true, false]) {
    onSide(
      into,
      'boot-hatch',
      form,
      [front - 0.82, y - 0.02, front - 0.24, y + 0.38],
      { radius: 0.04, lift: 0.012, fold: 0.006 },
      materials.paint,
      left,
    )
    onSide(
      into,
      'boot-lock',
      form,
      [front - 0.56, y + 0.28, front - 0.5, y + 0.34],
      { radius: 0.02, lift: 0.026, fold: 0.004 },
      materials.plastic,
      left,
    )
  }
  const vent = rear + (front - rear) * 0.26
  for (let i = 0; i < 6; i++)
    onSide(
      into,
      'fridge-vent',
      form,
      [vent, y + 0.02 + i * 0.045, vent + 0.42, y + 0.045 + i * 0.045],
      { radius: 0.008, lift: 0.012, fold: 0.004 },
      materials.plastic,
      false,
    )
  onSide(
    into,
    'water-filler',
    form,
    [rear + 0.7, y, rear + 0.84, y + 0.16],
    { radius: 0.03, lift: 0.014, fold: 0.006 },
    materials.plastic,
    true,
  )
  onSide(
    into,
    'power-inlet',
    form,
    [rear + 0.4, y, rear + 0.52, y + 0.14],
    { radius: 0.03, lift: 0.014, fold: 0.006 },
    materials.plastic,
    false,
  )
}

/** The rolled awning below the roof on the kerb's side, its arms folded down. */
export function addAwning(
  into: Group,
  { front, rear, half, roof, rake, floor }: CaravanForm,
  materials: StudioMaterials,
) {
  const [from, to] = [
    rear + (front - rear) * 0.1,
    Math.min(front - rake - 0.12, rear + (front - rear) * 0.86),
  ]
  const y = roof - 0.12
  const z = -half - 0.075
  add(
    into,
    'awning-roll',
    new CylinderGeometry(0.062, 0.062, to - from, 24).rotateZ(Math.PI / 2).translate((from + to) / 2, y, z),
    materials.white,
  )
  add(
    into,
    'awning-flap',
    block([to - from, 0.09, 0.012], [(from + to) / 2, y + 0.05, z + 0.05], 0.004),
    materials.grey,
  )
  for (const x of [from, to]) {
    add(
      into,
      'awning-cap',
      new CylinderGeometry(0.07, 0.07, 0.05, 24).rotateZ(Math.PI / 2).translate(x, y, z),
      materials.plastic,
    )
    add(
      into,
      'awning-arm',
      block([0.045, y - floor - 0.5, 0.035], [x, (y + floor + 0.5) / 2, -half - 0.025], 0.01),
      materials.grey,
    )
  }
}

/** Cooler, hatch and solar panels on the roof. */
export function addRoofGear(
  into: Group,
  { front, rear, roof, half, rake }: CaravanForm,
  materials: StudioMaterials,
) {
  const middle = (front - rake + rear) / 2
  add(
    into,
    'air-conditioner',
    block([0.95, 0.19, 0.72], [middle + 0.15, roof + 0.085, 0], 0.08),
    materials.white,
  )
  add(into, 'roof-hatch', block([0.52, 0.09, 0.52], [rear + 0.95, roof + 0.035, 0], 0.04), materials.white)
  for (const x of [front - rake - 0.75, front - rake - 1.5])
    add(into, 'solar-panel', block([0.66, 0.03, half * 1.2], [x, roof + 0.035, 0], 0.006), materials.gloss)
}

/** Front window behind its stone shield, marker lamps. */
export function addFrontWindow(into: Group, form: CaravanForm, materials: StudioMaterials) {
  const { half, floor, roof, rake, knee } = form
  const [low, high] = [lerp(floor, roof, Math.max(knee, 0.5) + 0.06), lerp(floor, roof, 0.84)]
  const kneeY = lerp(floor, roof, knee)
  const lean = Math.atan2(rake, roof - kneeY)
  const y = (low + high) / 2
  const shield = block([0.05, (high - low) / Math.cos(lean), half * 1.28], [0, 0, 0], 0.022).rotateZ(lean)
  add(into, 'stone-shield', shield.translate(frontAt(form, y) + 0.02, y, 0), materials.gloss)
  const markerY = roof - 0.14
  addPair(
    into,
    'front-marker',
    block([0.03, 0.04, 0.1], [frontAt(form, markerY) + 0.005, markerY, half - 0.16], 0.01),
    materials.amber,
  )
}

/** A spare wheel carried on the rear bar. */
export function addSpare(
  into: Group,
  { rear, floor, tyre: radius, cut }: CaravanForm,
  wheel: WheelForm,
  materials: StudioMaterials,
) {
  const spare = new Group()
  addWheel(spare, { ...wheel, radius }, materials)
  spare.rotation.y = -Math.PI / 2
  spare.position.set(rear - 0.16, floor + cut + radius * 0.72, 0)
  into.add(spare)
}

/** Tail lamps, rear window, plate, bumper and spare wheel's arm. */
export function addRearGear(into: Group, form: CaravanForm, materials: StudioMaterials) {
  const { rear, rearRake, half, floor, roof, cut } = form
  const at = (y: number) => rear + (rearRake * (y - floor - cut)) / (roof - floor - cut)
  const window = lerp(floor, roof, 0.66)
  if (!form.popTop) {
    add(
      into,
      'rear-window-rim',
      block([0.03, 0.56, half * 1.06], [at(window), window, 0], 0.012),
      materials.plastic,
    )
    add(
      into,
      'rear-window',
      block([0.03, 0.5, half], [at(window) - 0.012, window, 0], 0.012),
      materials.gloss,
    )
  }
  const y = floor + cut + 0.3
  addPair(into, 'tail-panel', block([0.05, 0.52, 0.16], [at(y), y, half - 0.16], 0.02), materials.plastic)
  addPair(
    into,
    'tail-red',
    block([0.05, 0.16, 0.12], [at(y) - 0.015, y + 0.15, half - 0.16], 0.02),
    materials.red,
  )
  addPair(
    into,
    'tail-amber',
    block([0.05, 0.13, 0.12], [at(y) - 0.015, y - 0.01, half - 0.16], 0.02),
    materials.amber,
  )
  addPair(
    into,
    'tail-clear',
    block([0.05, 0.1, 0.12], [at(y) - 0.015, y - 0.15, half - 0.16], 0.02),
    materials.dimLed,
  )
  add(
    into,
    'number-plate',
    block([0.01, 0.11, 0.37], [at(y) - 0.012, y - 0.05, -half * 0.45], 0.003),
    materials.plate,
  )
  add(
    into,
    'rear-bar',
    block([0.1, 0.1, half * 2 - 0.3], [rear - 0.12, floor + 0.06, 0], 0.02),
    materials.darkMetal,
  )
  addPair(
    into,
    'rear-bar-arm',
    block([0.7, 0.08, 0.06], [rear + 0.2, floor + 0.04, half * 0.5], 0.01),
    materials.darkMetal,
  )
  addPair(
    into,
    'high-red',
    block([0.03, 0.04, 0.1], [at(roof - 0.16), roof - 0.16, half - 0.18], 0.01),
    materials.red,
  )
  addSheet(
    into,
    'wall-trim',
    {
      skin: flank(() => half),
      outline: box(rear + 0.1, floor + 0.33, form.front - 0.06, floor + 0.355, 0.006),
      lift: 0.008,
      fold: 0.004,
      gap: 0,
      cell: [0.6, 0.4],
    },
    materials.plastic,
  )
}
