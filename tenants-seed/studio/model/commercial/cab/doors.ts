import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { outline } from '../sheet/outline'
import { add, addPair, addSheets, block, mirrored } from '../sheet/parts'
import type { Loop, Spot } from '../sheet/skin'
import type { CabForm, Door } from './cab-form'
import type { CabSkins } from './cab-skins'
import { RAIL } from './screen'

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** The leading edge of a door above the belt: the windscreen pillar's for the first door. */
function leading({ pillar }: CabSkins, door: Door, first: boolean, y: number) {
  return first ? Math.min(door.from, pillar(y) - 0.002) : door.from
}

function doorOutline(form: CabForm, skins: CabSkins, door: Door, first: boolean): Loop {
  const { belt, gutter } = skins
  const under = (x: number) => gutter(x) - RAIL
  const topX = first ? leading(skins, door, first, under(form.head[0] - 0.15)) : door.from
  return [
    ...steps(door.to, door.from, 20).map((x): Spot => [x, form.sill]),
    ...steps(form.sill, belt(door.from), 14)
      .slice(1)
      .map((y): Spot => [door.from, y]),
    ...steps(belt(door.from) + 0.01, under(topX), 22).map((y): Spot => [leading(skins, door, first, y), y]),
    ...steps(topX, door.to, 16)
      .slice(1)
      .map((x): Spot => [x, under(x)]),
    ...steps(under(door.to), form.sill, 24)
      .slice(1, -1)
      .map((y): Spot => [door.to, y]),
  ]
}

/** The window of a door: rubbers follow belt, roof and pillar. */
function windowOutline(form: CabForm, skins: CabSkins, door: Door, first: boolean, last: boolean): Loop {
  const { belt, gutter, pillar } = skins
  const low = (x: number) => belt(x) + 0.012
  const high = (x: number) => Math.min(gutter(x) - RAIL, form.brow + 0.02) - 0.034
  const front = Math.min(first ? pillar(low(door.from) + 0.03) - 0.06 : door.from, door.from - 0.035)
  const rear = door.to + (last ? 0.075 : 0.035)
  const topFront = first ? Math.min(front, pillar(high(form.head[0] - 0.2)) - 0.075) : front
  const kick = last ? 0.05 : 0
  return outline(
    [
      [rear + kick, low(rear), 0.05],
      [front, low(front), first ? 0.025 : 0.02],
      [topFront, high(topFront), 0.05],
      [(topFront + rear) / 2, high((topFront + rear) / 2)],
      [rear, high(rear), last ? 0.09 : 0.03],
    ],
    0.03,
  )
}

const grown = (loop: Loop, by: number): Loop => {
  const [cx, cy] = [0, 1].map(
    (axis) => loop.reduce((sum, spot) => sum + (spot[axis] as number), 0) / loop.length,
  )
  return loop.map(
    ([x, y]): Spot => [x + Math.sign(x - (cx as number)) * by, y + Math.sign(y - (cy as number)) * by],
  )
}

function addDoor(into: Group, form: CabForm, skins: CabSkins, index: number, materials: StudioMaterials) {
  const door = form.doors[index] as Door
  const [first, last] = [index === 0, index === form.doors.length - 1]
  const window = windowOutline(form, skins, door, first, last)
  const skin = skins.side
  addSheets(
    into,
    `door-${index}`,
    {
      skin,
      outline: doorOutline(form, skins, door, first),
      holes: [window],
      cell: [0.1, 0.032],
      depth: 0.03,
    },
    materials.paint,
  )
  const glass = first ? materials.glass : materials.privacyGlass
  addSheets(
    into,
    `door-glass-${index}`,
    { skin, outline: grown(window, 0.004), lift: -0.012, fold: 0 },
    glass,
  )
  addSheets(
    into,
    `door-rubber-${index}`,
    {
      skin,
      outline: grown(window, 0.007),
      holes: [grown(window, -0.014)],
      lift: -0.001,
      fold: 0.003,
      gap: 0,
    },
    materials.gloss,
  )
  if (!last) addDivider(into, form, skins, door, materials)
  if (door.handle) addHandle(into, form, skins, door, materials)
}

/** The blacked-out post between two windows. */
function addDivider(
  into: Group,
  form: CabForm,
  { side: skin, belt, gutter }: CabSkins,
  door: Door,
  materials: StudioMaterials,
) {
  const next = form.doors.find(({ from }) => Math.abs(from - door.to) < 0.02)
  if (!next) return
  const top = gutter(door.to) - RAIL - 0.03
  for (const [from, to] of [
    [door.to + 0.05, door.to + 0.004],
    [door.to - 0.004, door.to - 0.05],
  ] as const) {
    const post = outline([
      [to, belt(to) + 0.012],
      [from, belt(from) + 0.012],
      [from, top],
      [to, top],
    ])
    addSheets(into, 'post', { skin, outline: post, lift: 0.0015, fold: 0.0015, gap: 0.001 }, materials.gloss)
  }
}

function addHandle(
  into: Group,
  form: CabForm,
  { body, belt }: CabSkins,
  door: Door,
  materials: StudioMaterials,
) {
  const x = door.to + 0.15
  const y = belt(x) - 0.12
  const z = body(x, y)
  addPair(into, 'handle', block([0.19, 0.03, 0.02], [x, y, z + 0.028], 0.01), materials[form.handles])
  addPair(
    into,
    'handle-post',
    block([0.03, 0.026, 0.04], [x + 0.07, y, z + 0.01], 0.008),
    materials[form.handles],
  )
  addPair(
    into,
    'handle-post',
    block([0.03, 0.026, 0.04], [x - 0.07, y, z + 0.01], 0.008),
    materials[form.handles],
  )
  addPair(into, 'handle-cup', block([0.13, 0.06, 0.006], [x, y, z - 0.001], 0.003), materials.liner)
}

/** Doors with their windows, and the mirrors on the first of them. */
export function addDoors(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  for (let i = 0; i < form.doors.length; i++) addDoor(into, form, skins, i, materials)
  addMirrors(into, form, skins, materials)
}

function addMirrors(
  into: Group,
  form: CabForm,
  { body, belt, pillar }: CabSkins,
  materials: StudioMaterials,
) {
  const y = belt(form.cowl[0]) + 0.1
  const x = pillar(y) - 0.12
  const z = body(x, y)
  const shell = block([0.12, 0.165, 0.21], [x + 0.02, y + 0.02, z + 0.165], 0.045)
  addPair(into, 'mirror', shell, materials[form.mirrors])
  addPair(into, 'mirror-foot', block([0.08, 0.06, 0.16], [x, y - 0.07, z + 0.06], 0.025), materials.plastic)
  const glass = block([0.006, 0.13, 0.175], [x - 0.042, y + 0.02, z + 0.165], 0.003)
  add(into, 'mirror-glass-right', glass, materials.mirror)
  add(into, 'mirror-glass-left', mirrored(glass), materials.mirror)
}
