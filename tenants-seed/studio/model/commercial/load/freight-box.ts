import type { Group } from 'three'
import { Vector3 } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { box } from '../sheet/outline'
import { add, addPair, addSheets, block, rod } from '../sheet/parts'
import { flank, skinOf } from '../sheet/skin'
import type { LoadBed } from './load-bed'

export type BoxKind = 'pantech' | 'chiller' | 'curtain'

/** A box body: smooth walls with aluminium edges, or curtains on a frame; a cooling unit over the cab if it is a chiller. */
export function addFreightBox(
  into: Group,
  bed: LoadBed,
  tall: number,
  kind: BoxKind,
  materials: StudioMaterials,
) {
  addEdges(into, bed, tall, materials)
  addRoofAndFront(into, bed, tall, materials)
  if (kind === 'curtain') addCurtains(into, bed, tall, materials)
  else addWalls(into, bed, tall, materials)
  addRearDoors(into, bed, tall, materials)
  if (kind === 'chiller') addCooler(into, bed, tall, materials)
  addUnder(into, bed, materials)
}

function addEdges(into: Group, { from, to, half, deck }: LoadBed, tall: number, materials: StudioMaterials) {
  const length = from - to
  const middle = (from + to) / 2
  const top = deck + tall
  addPair(
    into,
    'box-top-rail',
    block([length, 0.09, 0.05], [middle, top - 0.035, half - 0.018], 0.022),
    materials.aluminium,
  )
  addPair(
    into,
    'box-sill-rail',
    block([length, 0.12, 0.05], [middle, deck + 0.04, half - 0.018], 0.012),
    materials.aluminium,
  )
  for (const x of [from - 0.025, to + 0.03])
    addPair(
      into,
      'box-post',
      block([0.07, tall, 0.07], [x, deck + tall / 2, half - 0.03], 0.026),
      materials.aluminium,
    )
  add(
    into,
    'box-front-rail',
    block([0.05, 0.09, half * 2 - 0.02], [from - 0.018, top - 0.035, 0], 0.022),
    materials.aluminium,
  )
  add(
    into,
    'box-rear-rail',
    block([0.07, 0.1, half * 2 - 0.04], [to + 0.03, top - 0.04, 0], 0.012),
    materials.aluminium,
  )
}

function addRoofAndFront(
  into: Group,
  { from, to, half, deck }: LoadBed,
  tall: number,
  materials: StudioMaterials,
) {
  const length = from - to
  add(
    into,
    'box-roof',
    block([length - 0.02, 0.03, half * 2 - 0.04], [(from + to) / 2, deck + tall - 0.008, 0], 0.01),
    materials.white,
  )
  add(
    into,
    'box-front',
    block([0.03, tall - 0.06, half * 2 - 0.06], [from - 0.02, deck + tall / 2, 0], 0.006),
    materials.white,
  )
  add(
    into,
    'box-floor',
    block([length - 0.02, 0.1, half * 2 - 0.06], [(from + to) / 2, deck - 0.03, 0], 0.01),
    materials.darkMetal,
  )
}

function addWalls(into: Group, { from, to, half, deck }: LoadBed, tall: number, materials: StudioMaterials) {
  const skin = flank(() => half - 0.012)
  const wall = box(to + 0.05, deck + 0.08, from - 0.05, deck + tall - 0.06, 0.01)
  addSheets(
    into,
    'box-wall',
    { skin, outline: wall, fold: 0.002, depth: 0.02, gap: 0, cell: [0.3, 0.3] },
    materials.white,
  )
  for (let x = to + 1.15; x < from - 0.5; x += 1.15)
    addPair(
      into,
      'wall-joint',
      block([0.016, tall - 0.16, 0.004], [x, deck + tall / 2, half - 0.01], 0.0015),
      materials.white,
    )
  const stripe = box(to + 0.06, deck + 0.2, from - 0.06, deck + 0.29, 0.004)
  addSheets(
    into,
    'box-stripe',
    { skin, outline: stripe, lift: 0.002, fold: 0, gap: 0, cell: [0.3, 0.3] },
    materials.paint,
  )
}

/** Curtains hang in soft waves between straps that hold them down. */
function addCurtains(
  into: Group,
  { from, to, half, deck }: LoadBed,
  tall: number,
  materials: StudioMaterials,
) {
  const top = deck + tall - 0.08
  const wave = (x: number, y: number) =>
    half +
    0.004 +
    0.007 * Math.sin((x - to) * 11.2) * Math.sin(Math.PI * Math.min(1, Math.max(0, (y - deck) / tall)))
  const skin = skinOf((x, y) => new Vector3(x, y, wave(x, y)), 1)
  const cloth = box(to + 0.08, deck + 0.02, from - 0.07, top, 0.01)
  addSheets(
    into,
    'curtain',
    { skin, outline: cloth, fold: 0.002, depth: 0.02, gap: 0, cell: [0.07, 0.2] },
    materials.paint,
  )
  for (let x = to + 0.32; x < from - 0.2; x += 0.56) {
    const strap = box(x - 0.022, deck - 0.06, x + 0.022, top - 0.02, 0)
    addSheets(
      into,
      'strap',
      { skin, outline: strap, lift: 0.006, fold: 0.002, gap: 0, cell: [0.1, 0.2] },
      materials.plastic,
    )
    addPair(
      into,
      'buckle',
      block([0.05, 0.11, 0.024], [x, deck + 0.02, half + 0.022], 0.006),
      materials.steel,
    )
  }
}

function addRearDoors(into: Group, { to, half, deck }: LoadBed, tall: number, materials: StudioMaterials) {
  const wide = half - 0.07
  addPair(
    into,
    'rear-door',
    block([0.03, tall - 0.16, wide - 0.006], [to + 0.012, deck + tall / 2 + 0.01, wide / 2 + 0.002], 0.006),
    materials.white,
  )
  for (const z of [wide * 0.3, wide * 0.72]) {
    addPair(
      into,
      'door-rod',
      rod([to - 0.025, deck - 0.01, z], [to - 0.025, deck + tall - 0.05, z], 0.014),
      materials.steel,
    )
    addPair(
      into,
      'door-handle',
      block([0.02, 0.03, 0.26], [to - 0.045, deck + tall * 0.36, z + 0.02], 0.006),
      materials.steel,
    )
  }
  for (let i = 0; i < 4; i++)
    addPair(
      into,
      'door-hinge',
      block([0.016, 0.07, 0.12], [to - 0.01, deck + tall * (0.14 + i * 0.24), wide - 0.02], 0.005),
      materials.steel,
    )
  addPair(
    into,
    'top-lamp',
    block([0.02, 0.04, 0.1], [to - 0.012, deck + tall - 0.04, half - 0.2], 0.006),
    materials.red,
  )
  addPair(
    into,
    'front-top-lamp',
    block([0.02, 0.035, 0.08], [to, deck + tall - 0.04, 0.25], 0.006),
    materials.red,
  )
}

function addCooler(into: Group, { from, half, deck }: LoadBed, tall: number, materials: StudioMaterials) {
  const y = deck + tall - 0.42
  add(into, 'cooler', block([0.46, 0.6, half * 1.5], [from + 0.2, y, 0], 0.09), materials.white)
  for (let i = 0; i < 6; i++)
    add(
      into,
      'cooler-grille',
      block([0.02, 0.03, half * 1.1], [from + 0.428, y - 0.16 + i * 0.055, 0], 0.006),
      materials.plastic,
    )
}

function addUnder(into: Group, { to, half, deck }: LoadBed, materials: StudioMaterials) {
  add(
    into,
    'under-run',
    block([0.08, 0.12, half * 2 - 0.16], [to + 0.12, deck - 0.42, 0], 0.02),
    materials.darkMetal,
  )
  addPair(
    into,
    'tail-lamp',
    block([0.03, 0.1, 0.2], [to + 0.08, deck - 0.28, half - 0.22], 0.01),
    materials.red,
  )
  addPair(
    into,
    'tail-indicator',
    block([0.03, 0.1, 0.1], [to + 0.08, deck - 0.28, half - 0.38], 0.01),
    materials.amber,
  )
  add(into, 'number-plate', block([0.008, 0.11, 0.36], [to + 0.075, deck - 0.29, 0], 0.002), materials.plate)
  add(
    into,
    'lamp-bar',
    block([0.04, 0.14, half * 2 - 0.2], [to + 0.11, deck - 0.28, 0], 0.01),
    materials.darkMetal,
  )
  addPair(
    into,
    'side-marker',
    block([0.07, 0.03, 0.014], [to + 0.5, deck - 0.03, half + 0.004], 0.004),
    materials.amber,
  )
}
