import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { flankStart } from '../sheet/end'
import { outline } from '../sheet/outline'
import { add, addSheet, addSheets, block, rod } from '../sheet/parts'
import type { Loop, Spot } from '../sheet/skin'
import type { CabForm } from './cab-form'
import type { CabSkins } from './cab-skins'

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** Height at which the windscreen meets the roof, at any u. */
function headerHeight({ screen, roofHeight }: CabSkins, form: CabForm, u: number): number {
  let y = form.head[1]
  for (let i = 0; i < 6; i++) {
    const spot = screen.at(u, y)
    y = roofHeight(spot.x, spot.z)
  }
  return y
}

const HEADER = [-2, -1.7, -1.4, -1.2, -1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.2, 1.4, 1.7, 2]

/** Below the roof's edge: the width of the rail above the doors. */
export const RAIL = 0.042

/** The glass of the windscreen, its pillars and wipers. */
export function addScreen(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  const foot = form.cowl[1] - 0.03
  const header = HEADER.filter((u) => Math.abs(u) < 1).reverse()
  const brow = (u: number) => form.brow - 0.03 * u * u
  const top = (u: number) => Math.min(headerHeight(skins, form, u) - 0.012, brow(u))
  const glass: Loop = [
    ...steps(-0.99, 0.99, 24).map((u): Spot => [u, foot]),
    ...steps(foot, top(0.99), 12)
      .slice(1)
      .map((y): Spot => [0.99, y]),
    ...header.map((u): Spot => [u, top(u)]),
    ...steps(top(-0.99), foot, 12)
      .slice(0, -1)
      .map((y): Spot => [-0.99, y]),
  ]
  const skin = skins.screen
  addSheet(
    into,
    'windscreen',
    { skin, outline: glass, lift: -0.004, fold: 0, cell: [0.06, 0.04] },
    materials.glass,
  )
  const inner = glass.map(
    ([u, y]): Spot => [
      u * 0.945,
      y + (y > Math.min(form.head[1], form.brow) - 0.05 ? -0.035 : y < foot + 0.001 ? 0.05 : 0),
    ],
  )
  addSheet(
    into,
    'windscreen-frit',
    { skin, outline: glass, holes: [inner], lift: -0.006, fold: 0, cell: [0.06, 0.04] },
    materials.gloss,
  )
  if (form.brow < form.head[1] - 0.1) addForehead(into, form, skins, materials)
  addPillars(into, form, skins, materials)
  addWipers(into, form, skins, materials)
}

/** The painted panel between windscreen and roof of a high-roofed van. */
function addForehead(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  const us = steps(-0.975, 0.975, 24)
  const panel: Loop = [
    ...us.map((u): Spot => [u, form.brow - 0.03 * u * u]),
    ...[...us].reverse().map((u): Spot => [u, headerHeight(skins, form, u)]),
  ]
  addSheet(
    into,
    'forehead',
    { skin: skins.screen, outline: panel, cell: [0.12, 0.06], gap: 0.001 },
    materials.paint,
  )
}

function addPillars(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  const foot = form.belt - 0.12
  const head = (u: number) => headerHeight(skins, form, u)
  const pillar: Loop = [
    ...steps(0.97, 2.04, 10).map((u): Spot => [u, foot]),
    ...steps(foot, head(2), 24)
      .slice(1)
      .map((y): Spot => [2.01, y]),
    ...[1.8, 1.6, 1.4, 1.2, 1.05].map((u): Spot => [u, head(u)]),
    ...steps(head(0.97), foot, 24)
      .slice(0, -1)
      .map((y): Spot => [0.97, y]),
  ]
  addSheets(
    into,
    'a-pillar',
    { skin: skins.screen, outline: pillar, cell: [0.2, 0.06], gap: 0.001 },
    materials.paint,
  )
}

function addWipers(into: Group, form: CabForm, { screen }: CabSkins, materials: StudioMaterials) {
  const y = form.cowl[1] + 0.03
  for (const [from, to] of [
    [0.7, 0.02],
    [-0.04, -0.72],
  ] as const) {
    const points = [screen.at(from, y), screen.at(to, y + 0.02)].map((spot, i) =>
      spot.addScaledVector(screen.normal(i ? to : from, y), 0.016).toArray(),
    )
    add(
      into,
      'wiper',
      rod(points[0] as [number, number, number], points[1] as [number, number, number], 0.007),
      materials.plastic,
    )
  }
}

/** The roof panel between the gutters. */
export function addRoof(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  const { screen, body, gutter, roof, screenEnd, backSkin, backEnd } = skins
  const front = HEADER.map((u): Spot => {
    const spot = screen.at(u, headerHeight(skins, form, u))
    return [spot.x, spot.z]
  })
  const startX = flankStart(screenEnd, gutter(form.head[0]))
  const rearY = gutter(form.back)
  const endX = flankStart(backEnd, rearY)
  const side = steps(Math.min(startX, (front[0] as Spot)[0]) - 0.01, endX, 30).map(
    (x): Spot => [x, body(x, gutter(x))],
  )
  const back = [...HEADER].reverse().map((u): Spot => {
    const spot = backSkin.at(u, rearY)
    return [spot.x, spot.z]
  })
  const other = [...side].reverse().map(([x, z]): Spot => [x, -z])
  addSheet(
    into,
    'roof',
    {
      skin: roof,
      outline: [...front, ...side, ...back, ...other],
      cell: [0.09, 0.07],
      gap: 0.001,
      fold: 0.006,
      depth: 0.04,
    },
    materials.paint,
  )
  const finX = form.back + 0.22
  const fin = block([0.12, 0.045, 0.02], [finX, skins.roofHeight(finX, 0) + 0.012, 0], 0.009)
  add(into, 'aerial', fin, materials.gloss)
}

/** The rail above the doors and the panel behind the last of them, with the rear window. */
export function addBack(
  into: Group,
  form: CabForm,
  skins: CabSkins,
  lowest: number,
  materials: StudioMaterials,
) {
  const { gutter, side, screenEnd, backEnd, backSkin, roofHeight } = skins
  const doorEnd = form.doors.at(-1)?.to ?? 0
  const railFrom = flankStart(screenEnd, gutter(form.head[0]))
  const under = (x: number) => gutter(x) - RAIL
  const rail: Loop = [
    ...steps(doorEnd, flankStart(screenEnd, under(railFrom)), 30).map((x): Spot => [x, under(x)]),
    ...steps(railFrom, doorEnd, 30).map((x): Spot => [x, gutter(x)]),
  ]
  addSheets(into, 'roof-rail', { skin: side, outline: rail, gap: 0.001, cell: [0.05, 0.02] }, materials.paint)
  const uDoor = (y: number) => 2 - (flankStart(backEnd, y) - doorEnd)
  const crest = (u: number) => {
    const spot = backSkin.at(u, gutter(form.back))
    return Math.abs(u) < 1.9 ? roofHeight(spot.x, spot.z) - 0.004 : gutter(spot.x)
  }
  const right = steps(lowest, gutter(doorEnd), 20).map((y): Spot => [4 - uDoor(y), y])
  const back: Loop = [
    ...right.map(([u, y]): Spot => [u, y]),
    ...[2, 1.7, 1.4, 1.2, 1, 0.75, 0.5, 0.25, 0, -0.25, -0.5, -0.75, -1, -1.2, -1.4, -1.7, -2].map(
      (u): Spot => [u, crest(u)],
    ),
    ...[...right].reverse().map(([u, y]): Spot => [-u, y]),
  ]
  const window = rearWindow(form, skins)
  addSheet(
    into,
    'cab-back',
    { skin: backSkin, outline: back, holes: [window], cell: [0.12, 0.06], depth: 0.02 },
    materials.paint,
  )
  addSheet(
    into,
    'rear-window',
    { skin: backSkin, outline: window, lift: -0.006, fold: 0 },
    materials.privacyGlass,
  )
}

const rearWindow = (form: CabForm, { gutter }: CabSkins): Loop =>
  outline(
    [
      [-0.9, form.belt + 0.06, 0.05],
      [0.9, form.belt + 0.06, 0.05],
      [0.86, gutter(form.back) - 0.06, 0.06],
      [-0.86, gutter(form.back) - 0.06, 0.06],
    ],
    0.03,
    0.65,
  )
