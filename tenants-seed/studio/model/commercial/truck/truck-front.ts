import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { lerp } from '../sheet/curve'
import { arc, box, outline } from '../sheet/outline'
import { add, addPair, addSheet, addSheets, block, rod } from '../sheet/parts'
import type { Loop, Spot } from '../sheet/skin'
import type { TruckForm } from './truck-form'
import type { TruckSkins } from './truck-skins'

const SCALE = 0.75
/** u where the front ends and the door begins, behind the corner. */
export const DOOR_SEAM = 1.86
const mirror = (loop: Loop): Loop => loop.map(([u, v]) => [-u, v] as const)
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** Height of the bumper's upper edge. */
export const bumperTop = ({ bumper, floor }: TruckForm) => lerp(bumper, floor, 0.72)

function lampOutline(form: TruckForm): Loop {
  const low = bumperTop(form)
  const { lamps } = form.face
  if (lamps === 'bumper') return box(0.72, low - 0.19, 1.5, low - 0.03, 0.03, SCALE)
  if (lamps === 'square') return box(0.8, low + 0.03, 1.52, low + 0.19, 0.03, SCALE)
  return outline(
    [
      [0.84, low + 0.02, 0.03],
      [1.35, low + 0.03, 0.04],
      [1.6, low + 0.34, 0.03],
      [1.42, low + 0.36, 0.02],
      [0.82, low + 0.14, 0.03],
    ],
    0.03,
    SCALE,
  )
}

function grilleOutline(form: TruckForm): Loop {
  const low = bumperTop(form)
  const top = form.belt - 0.12
  if (form.face.grille === 'slot') return box(-0.72, low + 0.035, 0.72, low + 0.2, 0.04, SCALE)
  if (form.face.grille === 'bars') return box(-0.62, low + 0.05, 0.62, lerp(low, top, 0.62), 0.05, SCALE)
  return outline(
    [
      [-0.5, low + 0.03, 0.03],
      [0.5, low + 0.03, 0.03],
      [0.74, lerp(low, top, 0.6), 0.04],
      [-0.74, lerp(low, top, 0.6), 0.04],
    ],
    0.03,
    SCALE,
  )
}

function screenOutline({ belt, roof }: TruckForm): Loop {
  return outline(
    [
      [-1.28, belt + 0.03, 0.06],
      [-0.6, belt, 0.1],
      [0.6, belt, 0.1],
      [1.28, belt + 0.03, 0.06],
      [1.2, roof - 0.13, 0.09],
      [-1.2, roof - 0.13, 0.09],
    ],
    0.03,
    SCALE,
  )
}

/** The height of the roof's edge along the front. */
export function crest({ front, roofHeight }: TruckSkins, form: TruckForm, u: number): number {
  let y = form.roof
  for (let i = 0; i < 6; i++) {
    const spot = front.at(u, y)
    y = roofHeight(spot.x, spot.z)
  }
  return y
}

function shellOutline(form: TruckForm, skins: TruckSkins): Loop {
  const low = bumperTop(form)
  const edge = steps(-DOOR_SEAM, DOOR_SEAM, 24)
  const side = steps(low, crest(skins, form, DOOR_SEAM), 24).slice(1, -1)
  return [
    ...edge.map((u): Spot => [u, low]),
    ...side.map((y): Spot => [DOOR_SEAM, y]),
    ...[...edge].reverse().map((u): Spot => [u, crest(skins, form, u)]),
    ...[...side].reverse().map((y): Spot => [-DOOR_SEAM, y]),
  ]
}

/** The cab's face: windscreen, grille, lamps, bumper. */
export function addTruckFront(into: Group, form: TruckForm, skins: TruckSkins, materials: StudioMaterials) {
  const skin = skins.front
  const lamp = lampOutline(form)
  const grille = grilleOutline(form)
  const screen = screenOutline(form)
  const lampsAbove = form.face.lamps !== 'bumper'
  const holes = [screen, grille, ...(lampsAbove ? [lamp, mirror(lamp)] : [])]
  const name = 'cab-front'
  addSheet(
    into,
    name,
    { skin, outline: shellOutline(form, skins), holes, cell: [0.12, 0.06], depth: 0.02 },
    materials.paint,
  )
  addSheet(
    into,
    'windscreen',
    { skin, outline: screen, lift: -0.004, fold: 0, gap: 0, cell: [0.12, 0.1] },
    materials.glass,
  )
  const seen = screen.map(([u, y]): Spot => [u * 0.955, lerp((form.belt + form.roof) / 2 - 0.05, y, 0.93)])
  addSheet(
    into,
    'windscreen-frit',
    { skin, outline: screen, holes: [seen], lift: -0.006, fold: 0, gap: 0, cell: [0.12, 0.1] },
    materials.gloss,
  )
  addTruckGrille(into, form, skins, grille, materials)
  addBumper(into, form, skins, lampsAbove ? null : lamp, materials)
  addTruckLamps(into, skins, lamp, materials)
  addWipers(into, form, skins, materials)
  if (form.face.visor) addVisor(into, form, materials)
}

function addTruckGrille(
  into: Group,
  form: TruckForm,
  { front: skin }: TruckSkins,
  grille: Loop,
  materials: StudioMaterials,
) {
  addSheet(
    into,
    'grille',
    { skin, outline: grille, lift: -0.03, fold: 0, cell: [0.12, 0.1] },
    materials.liner,
  )
  const [low, high] = [Math.min(...grille.map(([, v]) => v)), Math.max(...grille.map(([, v]) => v))]
  const bars = Math.max(1, Math.round((high - low) / 0.075))
  const finish = form.face.dark ? materials.gloss : materials.aluminium
  for (let i = 1; i <= bars; i++) {
    const y = lerp(low, high, (i - 0.5) / bars)
    const wide = Math.min(
      ...grille
        .filter(([, v]) => Math.abs(v - y) < 0.05)
        .map(([u]) => Math.abs(u))
        .filter((u) => u > 0.3),
      0.74,
    )
    addSheet(
      into,
      'grille-bar',
      {
        skin,
        outline: box(-wide, y - 0.014, wide, y + 0.014, 0.005, SCALE),
        lift: -0.002,
        fold: 0.006,
        depth: 0.025,
        gap: 0,
        cell: [0.12, 0.2],
      },
      finish,
    )
  }
  const band = box(-1.22, form.belt - 0.1, 1.22, form.belt - 0.025, 0.02, SCALE)
  addSheet(
    into,
    'scuttle',
    { skin, outline: band, lift: 0.004, fold: 0.004, gap: 0, cell: [0.12, 0.2] },
    materials.plastic,
  )
}

function addBumper(
  into: Group,
  form: TruckForm,
  { front: skin }: TruckSkins,
  lamp: Loop | null,
  materials: StudioMaterials,
) {
  const { bumper, face } = form
  const top = bumperTop(form)
  const finish = face.dark ? materials.plastic : materials.white
  const shape = box(-2.06, bumper, 2.06, top - 0.012, 0.03, SCALE)
  const slot = box(-0.5, bumper + 0.07, 0.5, bumper + 0.15, 0.02, SCALE)
  const holes = [slot, ...(lamp ? [lamp, mirror(lamp)] : [])]
  addSheet(
    into,
    'bumper',
    { skin, outline: shape, holes, lift: 0.035, fold: 0.014, depth: 0.09, gap: 0, cell: [0.12, 0.08] },
    finish,
  )
  addSheet(
    into,
    'bumper-slot',
    { skin, outline: slot, lift: 0, fold: 0, gap: 0, cell: [0.12, 0.1] },
    materials.liner,
  )
  add(
    into,
    'front-plate',
    block([0.008, 0.11, 0.36], [form.front + 0.052, bumper + 0.2, 0], 0.002),
    materials.plate,
  )
  const fog = arc(0.92, bumper + 0.09, 0.04, 0, 342, 19).map(([u, v]): Spot => [0.92 + (u - 0.92) / SCALE, v])
  addSheets(into, 'fog-lamp', { skin, outline: fog, lift: 0.04, fold: 0.006, gap: 0 }, materials.dimLed)
}

function addTruckLamps(into: Group, { front: skin }: TruckSkins, lamp: Loop, materials: StudioMaterials) {
  const us = lamp.map(([u]) => u)
  const vs = lamp.map(([, v]) => v)
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
  const out = 0.034
  addSheets(into, 'lamp-housing', { skin, outline: lamp, lift: out - 0.05, fold: 0 }, materials.gloss)
  for (const share of [0.3, 0.62]) {
    const [u, v] = [lerp(u0, u1, share), lerp(v0, v1, 0.3 + share * 0.24)]
    const disc = (radius: number) =>
      arc(u, v, radius, 0, 340, 18).map(([a, b]): Spot => [u + (a - u) / SCALE, b])
    addSheets(
      into,
      'lamp-bezel',
      { skin, outline: disc(0.055), lift: out - 0.03, fold: 0.006, gap: 0 },
      materials.chrome,
    )
    addSheets(
      into,
      'lamp',
      { skin, outline: disc(0.043), lift: out - 0.022, fold: 0.008, gap: 0 },
      materials.dimLed,
    )
  }
  const blink = box(
    lerp(u0, u1, 0.78),
    lerp(v0, v1, 0.4),
    lerp(u0, u1, 0.93),
    lerp(v0, v1, 0.85),
    0.01,
    SCALE,
  )
  addSheets(
    into,
    'indicator',
    { skin, outline: blink, lift: out - 0.026, fold: 0.006, gap: 0 },
    materials.amber,
  )
  addSheets(
    into,
    'lamp-lens',
    { skin, outline: lamp, lift: out - 0.006, fold: 0.004, gap: 0.001 },
    materials.lens,
  )
}

function addWipers(
  into: Group,
  { belt }: TruckForm,
  { front: skin }: TruckSkins,
  materials: StudioMaterials,
) {
  for (const [from, to] of [
    [0.85, 0.15],
    [0.05, -0.62],
  ] as const) {
    const a = skin.at(from, belt + 0.03).addScaledVector(skin.normal(from, belt + 0.03), 0.02)
    const b = skin.at(to, belt + 0.05).addScaledVector(skin.normal(to, belt + 0.05), 0.02)
    add(
      into,
      'wiper',
      rod(a.toArray() as [number, number, number], b.toArray() as [number, number, number], 0.009),
      materials.plastic,
    )
  }
}

function addVisor(into: Group, { front, roof, half }: TruckForm, materials: StudioMaterials) {
  add(
    into,
    'visor',
    block([0.26, 0.02, half * 1.6], [front - 0.2, roof - 0.09, 0], 0.008).rotateZ(0),
    materials.gloss,
  )
  addPair(
    into,
    'visor-stay',
    block([0.1, 0.05, 0.02], [front - 0.28, roof - 0.08, half * 0.75], 0.006),
    materials.gloss,
  )
}
