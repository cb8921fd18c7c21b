import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import type { CabSkins } from '../cab/cab-skins'
import { RAIL } from '../cab/screen'
import { flankStart, uOnFlank } from '../sheet/end'
import { arc, box } from '../sheet/outline'
import { add, addPair, addSheet, addSheets, block } from '../sheet/parts'
import type { Loop, Spot } from '../sheet/skin'
import type { VanForm } from './van-form'

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** The body behind the front doors: sliding door, quarter panel round the rear wheel, barn doors or a lift gate. */
export function addVanBody(
  into: Group,
  van: VanForm,
  skins: CabSkins,
  windows: boolean,
  materials: StudioMaterials,
) {
  addSlidingDoor(into, van, skins, windows, materials)
  addQuarter(into, van, skins, windows, materials)
  addRail(into, van, skins, materials)
  addRear(into, van, skins, materials)
  addVanQuarterLight(into, van, skins, materials)
  addInside(into, van, materials)
}

function addSlidingDoor(
  into: Group,
  { post, slideEnd, cab }: VanForm,
  { side: skin, gutter, belt, body }: CabSkins,
  windows: boolean,
  materials: StudioMaterials,
) {
  const top = (x: number) => gutter(x) - RAIL
  const panel: Loop = [
    ...steps(slideEnd, post, 16).map((x): Spot => [x, cab.sill]),
    ...steps(cab.sill, top(post), 24)
      .slice(1, -1)
      .map((y): Spot => [post, y]),
    ...steps(post, slideEnd, 16).map((x): Spot => [x, top(x)]),
    ...steps(top(slideEnd), cab.sill, 24)
      .slice(1, -1)
      .map((y): Spot => [slideEnd, y]),
  ]
  const glass = box(
    slideEnd + 0.09,
    belt(slideEnd) + 0.05,
    post - 0.08,
    Math.min(top(post), belt(post) + 0.62) - 0.06,
    0.07,
  )
  addSheets(
    into,
    'sliding-door',
    { skin, outline: panel, holes: windows ? [glass] : [], cell: [0.12, 0.045], depth: 0.03 },
    materials.paint,
  )
  if (windows)
    addSheets(
      into,
      'slide-glass',
      { skin, outline: glass, lift: -0.004, fold: 0, cell: [0.2, 0.1] },
      materials.privacyGlass,
    )
  else
    addPress(
      into,
      skin,
      [slideEnd + 0.09, belt(slideEnd) + 0.07, post - 0.08, Math.min(top(post), belt(post) + 0.62) - 0.06],
      materials,
    )
  const x = post - 0.14
  const y = belt(x) - 0.1
  addPair(
    into,
    'slide-handle',
    block([0.19, 0.035, 0.022], [x, y, body(x, y) + 0.022], 0.01),
    materials.plastic,
  )
}

/** A panel pressed where a window would be. */
function addPress(
  into: Group,
  skin: CabSkins['side'],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  materials: StudioMaterials,
) {
  addSheets(
    into,
    'pressing',
    {
      skin,
      outline: box(x0, y0, x1, y1, 0.08),
      lift: 0.005,
      fold: 0.009,
      gap: 0,
      depth: 0.01,
      cell: [0.15, 0.08],
    },
    materials.paint,
  )
}

function addQuarter(
  into: Group,
  { slideEnd, cab, tail }: VanForm,
  skins: CabSkins,
  windows: boolean,
  materials: StudioMaterials,
) {
  const { backEnd, backSkin: skin, gutter, belt, side, body } = skins
  const { rearAxle, tyre, arch, sill } = cab
  const u = (x: number, y: number): Spot => [uOnFlank(backEnd, x, y), y]
  const low = (Math.asin((sill + 0.02 - tyre) / arch) * 180) / Math.PI
  const top = (x: number) => gutter(x) - RAIL
  const end = flankStart(backEnd, top(tail + 0.2))
  const panel: Loop = [
    u(slideEnd, sill),
    ...arc(rearAxle, tyre, arch, low, 180 - low, 40).map(([x, y]) => u(x, y)),
    [2, sill + 0.04],
    [1.35, sill + 0.04],
    ...steps(sill + 0.04, top(end), 30)
      .slice(1, -1)
      .map((y): Spot => [1.35, y]),
    [1.35, top(end)],
    [1.7, top(end)],
    ...steps(end, slideEnd, 20).map((x) => u(x, top(x))),
    ...steps(top(slideEnd), sill, 28)
      .slice(1, -1)
      .map((y) => u(slideEnd, y)),
  ]
  const lamp = tailLamp(belt(tail))
  addSheets(
    into,
    'quarter',
    { skin, outline: panel, holes: [lamp], cell: [0.12, 0.045], depth: 0.03 },
    materials.paint,
  )
  addTail(into, skin, lamp, belt(tail), materials)
  const glassTop = Math.min(top(slideEnd), belt(slideEnd) + 0.62) - 0.06
  const area = [tail + 0.24, belt(tail) + 0.06, slideEnd - 0.09, glassTop] as const
  if (windows)
    addSheets(
      into,
      'quarter-glass',
      { skin: side, outline: box(...area, 0.07), lift: 0.006, fold: 0.002, gap: 0, cell: [0.2, 0.1] },
      materials.privacyGlass,
    )
  else addPress(into, side, area, materials)
  const y = belt(slideEnd) - 0.005
  const rail = block(
    [slideEnd - tail - 0.5, 0.03, 0.02],
    [(slideEnd + tail + 0.4) / 2, y, body(slideEnd, y) + 0.004],
    0.006,
  )
  addPair(into, 'slide-rail', rail, materials.plastic)
}

const tailLamp = (belt: number) => box(1.4, belt - 0.34, 2.05, belt + 0.16, 0.03, 0.08)

function addTail(
  into: Group,
  skin: CabSkins['backSkin'],
  lamp: Loop,
  belt: number,
  materials: StudioMaterials,
) {
  addSheets(
    into,
    'tail-housing',
    { skin, outline: lamp, lift: -0.02, fold: 0, cell: [0.3, 0.1] },
    materials.gloss,
  )
  addSheets(
    into,
    'tail-red',
    {
      skin,
      outline: box(1.46, belt - 0.02, 1.98, belt + 0.13, 0.012, 0.08),
      lift: -0.006,
      fold: 0.004,
      gap: 0,
      cell: [0.3, 0.1],
    },
    materials.red,
  )
  addSheets(
    into,
    'tail-amber',
    {
      skin,
      outline: box(1.46, belt - 0.14, 1.98, belt - 0.05, 0.012, 0.08),
      lift: -0.006,
      fold: 0.004,
      gap: 0,
      cell: [0.3, 0.1],
    },
    materials.amber,
  )
  addSheets(
    into,
    'tail-clear',
    {
      skin,
      outline: box(1.46, belt - 0.24, 1.98, belt - 0.17, 0.012, 0.08),
      lift: -0.006,
      fold: 0.004,
      gap: 0,
      cell: [0.3, 0.1],
    },
    materials.dimLed,
  )
  addSheets(
    into,
    'tail-lens',
    { skin, outline: lamp, lift: 0.003, fold: 0.006, gap: 0.001, cell: [0.3, 0.1] },
    materials.redLens,
  )
}

/** The rail between the doors and the roof. */
function addRail(
  into: Group,
  { cab }: VanForm,
  { side: skin, gutter, screenEnd, backEnd }: CabSkins,
  materials: StudioMaterials,
) {
  const from = flankStart(screenEnd, gutter(cab.head[0]))
  const to = flankStart(backEnd, gutter(cab.back)) - 0.01
  const rail: Loop = [
    ...steps(to, flankStart(screenEnd, gutter(from) - RAIL), 40).map((x): Spot => [x, gutter(x) - RAIL]),
    ...steps(from, to, 40).map((x): Spot => [x, gutter(x)]),
  ]
  addSheets(into, 'roof-rail', { skin, outline: rail, gap: 0.001, cell: [0.14, 0.03] }, materials.paint)
}

function addRear(
  into: Group,
  { cab, high }: VanForm,
  { backSkin: skin, gutter, roofHeight, belt }: CabSkins,
  materials: StudioMaterials,
) {
  const low = cab.sill + 0.13
  const edge = gutter(cab.back)
  const crest = (u: number) => roofHeight(cab.back, skin.at(u, edge).z) - 0.01
  const glassTop = Math.min(edge - 0.09, belt(cab.back) + 0.66)
  const doors: readonly (readonly [number, number])[] = high
    ? [
        [-1.33, -0.005],
        [0.005, 1.33],
      ]
    : [[-1.33, 1.33]]
  for (const [a, b] of doors) {
    const panel: Loop = [
      ...steps(a, b, 16).map((u): Spot => [u, low]),
      ...steps(low, crest(b), 24)
        .slice(1, -1)
        .map((y): Spot => [b, y]),
      ...steps(b, a, 16).map((u): Spot => [u, crest(u)]),
      ...steps(crest(a), low, 24)
        .slice(1, -1)
        .map((y): Spot => [a, y]),
    ]
    const middle = (a + b) / 2
    const wide = Math.min((b - a) / 2, high ? 0.5 : 0.95) - 0.06
    const glass = box(middle - wide, belt(cab.back) + 0.06, middle + wide, glassTop, 0.06, 0.75)
    addSheet(
      into,
      'rear-door',
      { skin, outline: panel, holes: [glass], cell: [0.15, 0.06], depth: 0.03 },
      materials.paint,
    )
    addSheet(
      into,
      'rear-glass',
      { skin, outline: glass, lift: -0.006, fold: 0, cell: [0.2, 0.2] },
      materials.privacyGlass,
    )
  }
  addSheet(
    into,
    'rear-bumper',
    {
      skin,
      outline: box(-2.2, cab.sill - 0.02, 2.2, low - 0.015, 0.03, 0.7),
      lift: 0.05,
      fold: 0.02,
      depth: 0.08,
      gap: 0,
      cell: [0.15, 0.1],
    },
    cab.face.plainBumper ? materials.plastic : materials.paint,
  )
  add(
    into,
    'number-plate',
    block([0.01, 0.12, 0.37], [cab.back - 0.02, belt(cab.back) - 0.26, 0], 0.003),
    materials.plate,
  )
  add(
    into,
    'rear-handle',
    block([0.03, 0.05, 0.2], [cab.back - 0.014, belt(cab.back) - 0.12, high ? 0.12 : 0], 0.012),
    materials.plastic,
  )
  if (!high) return
  for (const y of [low + 0.2, belt(cab.back) - 0.1, glassTop + 0.1])
    addPair(
      into,
      'rear-hinge',
      block([0.03, 0.06, 0.13], [cab.back + 0.01, y, cab.half - 0.17], 0.01),
      materials.paint,
    )
}

function addInside(into: Group, { post, cab, tail }: VanForm, materials: StudioMaterials) {
  const length = post - tail - 0.1
  add(
    into,
    'bulkhead',
    block(
      [0.03, cab.head[1] - cab.sill - 0.2, cab.half * 1.7],
      [post - 0.06, (cab.head[1] + cab.sill) / 2, 0],
      0,
    ),
    materials.liner,
  )
  add(
    into,
    'load-floor',
    block([length, 0.06, cab.half * 1.8], [post - length / 2, cab.sill + 0.16, 0], 0),
    materials.liner,
  )
}

/** The small fixed window between windscreen pillar and front door. */
export function addVanQuarterLight(
  into: Group,
  { cab }: VanForm,
  { side: skin, belt, gutter, pillar }: CabSkins,
  materials: StudioMaterials,
) {
  const x = cab.doors[0]?.from ?? 0
  const foot = belt(x) - 0.02
  const line = steps(foot, Math.min(gutter(x) - RAIL, cab.brow), 40)
    .map((y): Spot => [pillar(y), y])
    .filter((spot) => spot[0] > x + 0.01)
  const top = line.at(-1)?.[1] ?? foot
  if (line.length < 4) return
  const panel: Loop = [[x, foot], ...line, [x, top]]
  const inner: Loop = panel.map(([a, y]) => [x + 0.03 + (a - x) * 0.7, foot + 0.05 + (y - foot) * 0.76])
  addSheets(
    into,
    'quarter-panel',
    { skin, outline: panel, holes: [inner], cell: [0.1, 0.06] },
    materials.paint,
  )
  addSheets(
    into,
    'quarter-light',
    { skin, outline: inner, lift: -0.005, fold: 0, cell: [0.2, 0.1] },
    materials.glass,
  )
}
