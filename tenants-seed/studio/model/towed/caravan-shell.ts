import type { Group } from 'three'
import { lerp } from '../commercial/sheet/curve'
import { arc, box, outline } from '../commercial/sheet/outline'
import { add, addPair, addSheets, block } from '../commercial/sheet/parts'
import { flank, type Loop, type Spot } from '../commercial/sheet/skin'
import type { StudioMaterials } from '../kit/materials'
import { band } from './band'
import type { CaravanForm } from './caravan-form'

const FOLD = 0.045

/** x of the middles of the axles. */
export const axlesOf = ({ axles, tyre }: CaravanForm): number[] =>
  axles === 1 ? [0] : [tyre + 0.045, -tyre - 0.045]

/** The body from the side, anticlockwise, without the wheel opening. */
function profile({ front, rear, floor, roof, knee, rake, rearRake, cut, corner }: CaravanForm): Loop {
  const kneeY = lerp(floor, roof, knee)
  return outline(
    [
      [rear + cut * 1.6, floor, 0.1],
      [front - 0.16, floor, 0.06],
      [front, floor + 0.2, 0.08],
      [front, kneeY, 0.12],
      [front - rake, roof, corner],
      [rear + rearRake, roof, corner],
      [rear, floor + cut, 0.09],
    ],
    0.09,
  )
}

/** x of the front at a height, for what is fixed to it. */
export function frontAt({ front, floor, roof, knee, rake }: CaravanForm, y: number): number {
  const kneeY = lerp(floor, roof, knee)
  return y < kneeY ? front : front - (rake * (y - kneeY)) / (roof - kneeY)
}

/** The opening over the wheels: one long arch. */
function wheelOpening(form: CaravanForm): Loop {
  const { tyre } = form
  const radius = tyre + 0.09
  const xs = axlesOf(form)
  const [ahead, behind] = [Math.max(...xs), Math.min(...xs)]
  return [...arc(ahead, tyre, radius, -30, 86, 20), ...arc(behind, tyre, radius, 94, 210, 20)]
}

/** Walls, roof, ends, plated skirts and wheel arches. */
export function addCaravanShell(into: Group, form: CaravanForm, materials: StudioMaterials) {
  const { half, floor, front, rear, plate, tyre } = form
  const loop = profile(form)
  const skin = flank(() => half)
  const opening = wheelOpening(form)
  const cutLoop = withOpening(loop, form)
  addSheets(
    into,
    'wall',
    { skin, outline: cutLoop, gap: 0, fold: FOLD, depth: 0, cell: [0.4, 0.4] },
    materials.paint,
  )
  add(into, 'ends-and-roof', band(loop, half - FOLD + 0.001), materials.paint)
  const low = floor + 0.3
  const skirt = box(rear + form.cut * 1.6 + 0.2, floor + 0.012, front - 0.1, low, 0.02)
  addSheets(
    into,
    'skirt',
    { skin, outline: around(skirt, form), lift: 0.006, fold: 0.004, gap: 0, cell: [0.4, 0.4] },
    materials[plate],
  )
  const xs = axlesOf(form)
  const [from, to] = [Math.max(...xs) + tyre, Math.min(...xs) - tyre]
  addPair(
    into,
    'arch-roof',
    block([from - to + 0.16, 0.03, 0.34], [(from + to) / 2, tyre * 2 + 0.1, half - 0.18], 0.01),
    materials.liner,
  )
  addPair(
    into,
    'arch-wall',
    block([from - to + 0.16, tyre * 1.7, 0.02], [(from + to) / 2, tyre * 1.25, half - 0.35], 0),
    materials.liner,
  )
  const trim = [...opening.map(([x, y]): Spot => [x, y])]
  const outer = trim.map(([x, y]): Spot => [x * 1 + Math.sign(x) * 0.05, y + (y > tyre ? 0.05 : 0.012)])
  addSheets(
    into,
    'arch-trim',
    { skin, outline: [...outer, ...[...trim].reverse()], lift: 0.012, fold: 0.01, gap: 0, cell: [0.4, 0.4] },
    materials.plastic,
  )
}

/** The lower edge of a loop with the wheels' arch cut into it: the arch replaces what lies between its ends. */
function withOpening(loop: Loop, form: CaravanForm): Loop {
  const xs = axlesOf(form)
  const radius = form.tyre + 0.09
  const [ahead, behind] = [Math.max(...xs), Math.min(...xs)]
  const dip = Math.asin(Math.max(-1, Math.min(1, (form.floor - form.tyre) / radius)))
  const degrees = (dip * 180) / Math.PI
  const reach = radius * Math.cos(dip)
  const kept = loop.filter(
    ([x, y]) => !(y < form.floor + 0.02 && x < ahead + reach + 0.01 && x > behind - reach - 0.01),
  )
  const at = kept.findIndex(([x, y], i) => {
    const next = kept[(i + 1) % kept.length] as Spot
    return y < form.floor + 0.12 && x < behind && next[0] > ahead
  })
  const arch = [
    ...arc(behind, form.tyre, radius, 180 - degrees, 94, 18),
    ...arc(ahead, form.tyre, radius, 86, degrees, 18),
  ]
  return [...kept.slice(0, at + 1), ...arch, ...kept.slice(at + 1)]
}

/** A skirt's rectangle with the wheels' arch cut out. */
function around(loop: Loop, form: CaravanForm): Loop {
  return withOpening(loop, { ...form, floor: Math.min(...loop.map(([, y]) => y)) })
}
