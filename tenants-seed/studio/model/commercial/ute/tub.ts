import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import type { CabForm } from '../cab/cab-form'
import type { CabSkins } from '../cab/cab-skins'
import { type End, flankStart, uOnFlank, wrap } from '../sheet/end'
import { arc, box, outline } from '../sheet/outline'
import { add, addPair, addSheet, addSheets, block } from '../sheet/parts'
import { type HalfWidth, type Loop, lid, type Skin, type Spot } from '../sheet/skin'

export type TailLamp = 'upright' | 'square' | 'hook'

/** The tub behind the cab. Metres. */
export interface TubForm {
  tail: number
  rail: number
  floor: number
  lamp: TailLamp
  /** Depth of the step pressed across the tailgate, 0 for a plain one. */
  press: number
  cover: 'none' | 'roller'
  bumper: 'plastic' | 'chrome' | 'darkMetal'
}

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

const lampShapes: Record<TailLamp, (rail: number) => Loop> = {
  upright: (rail) => box(1.06, rail - 0.43, 2.04, rail - 0.07, 0.03, 0.09),
  square: (rail) => box(1.06, rail - 0.3, 2.1, rail - 0.07, 0.025, 0.1),
  hook: (rail) =>
    outline(
      [
        [1.06, rail - 0.38, 0.02],
        [1.75, rail - 0.38, 0.02],
        [1.85, rail - 0.2, 0.03],
        [2.2, rail - 0.17, 0.02],
        [2.2, rail - 0.07, 0.02],
        [1.06, rail - 0.07, 0.02],
      ],
      0.02,
      0.1,
    ),
}

interface TubSkins {
  half: HalfWidth
  end: End
  skin: Skin
}

/** The tub's flank is the cab's below the belt: it stays upright where the cab's glass leans in. */
function tubSkins({ belt }: CabForm, { body, belt: beltAt }: CabSkins, tub: TubForm): TubSkins {
  const half: HalfWidth = (x, y) => {
    const roll = Math.max(0, y - tub.rail + 0.05) / 0.05
    return body(x, Math.min(y, beltAt(x) - 0.03, belt - 0.03)) - 0.012 * roll * roll
  }
  const end: End = {
    half,
    reach: (y) => tub.tail + 0.03 * Math.max(0, (tub.rail - 0.5 - y) / 0.3),
    bow: () => 0.02,
    corner: () => 0.075,
    facing: -1,
  }
  return { half, end, skin: wrap(end) }
}

function flankOutline(cab: CabForm, tub: TubForm, { end }: TubSkins): Loop {
  const { rearAxle, tyre, arch, sill, back } = cab
  const from = back - 0.012
  const u = (x: number, y: number): Spot => [uOnFlank(end, x, y), y]
  const low = (Math.asin((sill + 0.02 - tyre) / arch) * 180) / Math.PI
  const behind = (Math.asin((sill + 0.1 - tyre) / arch) * 180) / Math.PI
  return [
    u(from, sill),
    ...arc(rearAxle, tyre, arch, low, 180 - behind, 44).map(([x, y]) => u(x, y)),
    [2, sill + 0.12],
    [1.02, sill + 0.12],
    ...steps(sill + 0.12, tub.rail, 16)
      .slice(1)
      .map((y): Spot => [1.02, y]),
    ...steps(1.02, 2, 8)
      .slice(1)
      .map((a): Spot => [a, tub.rail]),
    ...steps(flankStart(end, tub.rail), from, 24)
      .slice(1)
      .map((x) => u(x, tub.rail)),
    ...steps(tub.rail, sill, 24)
      .slice(1, -1)
      .map((y) => u(from, y)),
  ]
}

/** The tub: outer and inner walls, rails, tailgate, lamps and step. */
export function addTub(
  into: Group,
  cab: CabForm,
  cabSkin: CabSkins,
  tub: TubForm,
  materials: StudioMaterials,
) {
  const skins = tubSkins(cab, cabSkin, tub)
  const { skin } = skins
  const lamp = lampShapes[tub.lamp](tub.rail)
  addSheets(
    into,
    'tub-side',
    { skin, outline: flankOutline(cab, tub, skins), holes: [lamp], cell: [0.08, 0.035], depth: 0.03 },
    materials.paint,
  )
  addTailLamps(into, skin, lamp, tub, materials)
  addTailgate(into, skin, tub, materials)
  addBed(into, cab, tub, skins, materials)
  addStep(into, cab, tub, materials)
}

function addTailLamps(
  into: Group,
  skin: Skin,
  lamp: Loop,
  { rail, lamp: kind }: TubForm,
  materials: StudioMaterials,
) {
  addSheets(
    into,
    'tail-housing',
    { skin, outline: lamp, lift: -0.03, fold: 0, cell: [0.1, 0.03] },
    materials.gloss,
  )
  addSheets(
    into,
    'tail-red',
    {
      skin,
      outline: box(1.12, rail - 0.17, 1.98, rail - 0.09, 0.01, 0.1),
      lift: -0.012,
      fold: 0.005,
      gap: 0,
      cell: [0.1, 0.03],
    },
    materials.red,
  )
  addSheets(
    into,
    'tail-led',
    {
      skin,
      outline: box(1.14, rail - 0.26, 1.22, rail - 0.1, 0.004, 0.1),
      lift: -0.006,
      fold: 0.002,
      gap: 0,
      cell: [0.1, 0.03],
    },
    materials.redLed,
  )
  const low = kind === 'square' ? 0.29 : 0.36
  addSheets(
    into,
    'tail-amber',
    {
      skin,
      outline: box(1.28, rail - low + 0.06, 1.75, rail - low + 0.11, 0.006, 0.1),
      lift: -0.012,
      fold: 0.004,
      gap: 0,
      cell: [0.1, 0.03],
    },
    materials.amber,
  )
  addSheets(
    into,
    'tail-lens',
    { skin, outline: lamp, lift: 0.002, fold: 0.005, gap: 0.001, cell: [0.1, 0.03] },
    materials.redLens,
  )
}

function addTailgate(
  into: Group,
  skin: Skin,
  { rail, floor, press, tail }: TubForm,
  materials: StudioMaterials,
) {
  const gate = box(-0.985, floor - 0.12, 0.985, rail, 0.01, 0.8)
  const recess = box(-0.13, rail - 0.15, 0.13, rail - 0.07, 0.012, 0.8)
  addSheet(
    into,
    'tailgate',
    { skin, outline: gate, holes: [recess], cell: [0.06, 0.03], depth: 0.03 },
    materials.paint,
  )
  addSheet(into, 'tailgate-recess', { skin, outline: recess, lift: -0.02, fold: 0 }, materials.liner)
  add(
    into,
    'tailgate-handle',
    block([0.02, 0.035, 0.17], [tail - 0.004, rail - 0.095, 0], 0.006),
    materials.plastic,
  )
  if (press > 0)
    addSheet(
      into,
      'tailgate-press',
      {
        skin,
        outline: box(-0.86, floor, 0.86, rail - 0.2, 0.04, 0.8),
        lift: 0.006 + press * 0.008,
        fold: 0.012,
        gap: 0,
        cell: [0.06, 0.04],
      },
      materials.paint,
    )
  addSheet(
    into,
    'tailgate-lip',
    {
      skin,
      outline: box(-0.97, rail - 0.03, 0.97, rail + 0.008, 0.008, 0.8),
      lift: 0.01,
      fold: 0.008,
      gap: 0,
    },
    materials.plastic,
  )
}

function addBed(
  into: Group,
  { back, rearAxle, arch, tyre }: CabForm,
  { tail, rail, floor, cover }: TubForm,
  { half, end }: TubSkins,
  materials: StudioMaterials,
) {
  const from = back - 0.02
  const z = half((from + tail) / 2, rail)
  const corner = flankStart(end, rail)
  const sides = steps(from, corner, 20).map((x): Spot => [x, half(x, rail) + 0.003])
  const rear: Spot[] = [
    [tail + 0.004, z - 0.07],
    [tail + 0.004, 0.3],
    [tail + 0.004, -0.3],
    [tail + 0.004, -z + 0.07],
  ]
  const outer: Loop = [...sides, ...rear, ...[...sides].reverse().map(([x, w]): Spot => [x, -w])]
  const opening = box(tail + 0.06, -z + 0.09, from - 0.06, z - 0.09, 0.02)
  addSheet(
    into,
    'tub-rail',
    {
      skin: lid(() => rail + 0.006),
      outline: outer,
      holes: [opening],
      cell: [0.4, 0.4],
      fold: 0.01,
      depth: 0.03,
      gap: 0,
    },
    materials.plastic,
  )
  const length = from - tail
  const middle = (from + tail) / 2
  add(into, 'bed-floor', block([length - 0.04, 0.04, z * 2 - 0.1], [middle, floor, 0], 0), materials.plastic)
  addPair(
    into,
    'bed-side',
    block([length - 0.04, rail - floor, 0.03], [middle, (rail + floor) / 2, z - 0.075], 0),
    materials.plastic,
  )
  for (const x of [from - 0.045, tail + 0.045])
    add(
      into,
      'bed-end',
      block([0.03, rail - floor - 0.02, z * 2 - 0.16], [x, (rail + floor) / 2 - 0.01, 0], 0),
      materials.plastic,
    )
  addPair(
    into,
    'bed-arch',
    block(
      [arch * 1.7, tyre + arch - floor + 0.03, 0.2],
      [rearAxle, (tyre + arch + floor) / 2, z - 0.16],
      0.06,
    ),
    materials.plastic,
  )
  if (cover === 'none') return
  addSheet(
    into,
    'bed-cover',
    {
      skin: lid((_, w) => rail + 0.012 - 0.01 * (w / z) ** 2),
      outline: box(tail + 0.05, -z + 0.075, from - 0.05, z - 0.075, 0.02),
      fold: 0.006,
      gap: 0,
      cell: [0.08, 0.08],
    },
    materials.trim,
  )
  for (let x = tail + 0.14; x < from - 0.3; x += 0.085)
    add(into, 'bed-slat', block([0.006, 0.004, z * 2 - 0.2], [x, rail + 0.0135, 0], 0), materials.liner)
  add(
    into,
    'bed-canister',
    block([0.24, 0.05, z * 2 - 0.16], [from - 0.18, rail + 0.03, 0], 0.02),
    materials.plastic,
  )
}

/** The step that serves as rear bumper, with number plate and tow ball below. */
function addStep(
  into: Group,
  { half, sill }: CabForm,
  { tail, floor, bumper }: TubForm,
  materials: StudioMaterials,
) {
  const top = floor - 0.13
  const finish = materials[bumper]
  add(into, 'step', block([0.2, 0.17, half * 2 - 0.62], [tail - 0.05, top - 0.085, 0], 0.03), finish)
  addPair(into, 'step-end', block([0.24, 0.2, 0.34], [tail - 0.02, top - 0.09, half - 0.24], 0.05), finish)
  add(
    into,
    'step-tread',
    block([0.16, 0.012, half * 2 - 0.5], [tail - 0.06, top + 0.003, 0], 0.004),
    materials.plastic,
  )
  add(
    into,
    'number-plate',
    block([0.008, 0.134, 0.372], [tail - 0.153, top - 0.085, 0], 0.003),
    materials.plate,
  )
  add(into, 'tow-tongue', block([0.22, 0.05, 0.07], [tail - 0.05, sill - 0.02, 0], 0.01), materials.darkMetal)
  addPair(
    into,
    'reflector',
    block([0.01, 0.035, 0.14], [tail - 0.142, top - 0.13, half - 0.2], 0.004),
    materials.red,
  )
}
