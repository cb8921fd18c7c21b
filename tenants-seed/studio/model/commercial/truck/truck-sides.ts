import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { lerp } from '../sheet/curve'
import { flankStart, uOnFlank } from '../sheet/end'
import { arc, box, outline } from '../sheet/outline'
import { add, addPair, addSheet, addSheets, block, rod, tube } from '../sheet/parts'
import { flank, type Loop, type Spot } from '../sheet/skin'
import type { TruckForm } from './truck-form'
import { bumperTop, crest, DOOR_SEAM } from './truck-front'
import type { TruckSkins } from './truck-skins'

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** x of the seam between front and door: within the corner, so it is asked of the front's own skin. */
const seamX = ({ front }: TruckSkins, y: number) => front.at(DOOR_SEAM, y).x

const doorEnd = ({ cabBack, front }: TruckForm) => cabBack + (front - cabBack) * 0.24

/** The door goes round the corner of the front, so it lies on the front's skin. */
function doorOutline(form: TruckForm, skins: TruckSkins): Loop {
  const { frontAxle, tyre, arch, roof } = form
  const low = bumperTop(form)
  const end = doorEnd(form)
  const u = (x: number, y: number): Spot => [uOnFlank(skins.frontEnd, x, y), y]
  const rise = (Math.asin(Math.min(0.98, (low - tyre) / arch)) * 180) / Math.PI
  const openingFront = frontAxle + arch * Math.cos((rise * Math.PI) / 180)
  const seam = seamX(skins, low)
  const bottom: Spot[] =
    openingFront < seam - 0.05
      ? [[DOOR_SEAM, low], ...arc(frontAxle, tyre, arch, rise, 180 - rise, 24).map(([x, y]) => u(x, y))]
      : [[DOOR_SEAM, low]]
  const top = roof - 0.03
  return [
    ...bottom,
    u(end, low),
    ...steps(low, top, 20)
      .slice(1)
      .map((y) => u(end, y)),
    ...steps(end, flankStart(skins.frontEnd, top) - 0.02, 14)
      .slice(1)
      .map((x) => u(x, top)),
    [DOOR_SEAM, top],
    ...steps(top, low, 20)
      .slice(1, -1)
      .map((y): Spot => [DOOR_SEAM, y]),
  ]
}

function windowOutline(form: TruckForm, skins: TruckSkins): Loop {
  const { belt, roof } = form
  const end = doorEnd(form) + 0.09
  const top = roof - 0.13
  const u = (x: number, y: number) => uOnFlank(skins.frontEnd, x, y)
  const frontTop = flankStart(skins.frontEnd, top) - 0.07
  const frontLow = flankStart(skins.frontEnd, belt) - 0.02
  const drop = 0.11
  return outline([
    [u(frontLow, belt - drop), belt - drop, 0.05],
    [u(lerp(frontLow, end, 0.42), belt - drop), belt - drop, 0.1],
    [u(lerp(frontLow, end, 0.62), belt), belt, 0.1],
    [u(end, belt), belt, 0.05],
    [u(end, top), top, 0.06],
    [u(frontTop, top), top, 0.08],
  ])
}

/** Doors, corner panels behind them, roof and back of the cab. */
export function addTruckSides(into: Group, form: TruckForm, skins: TruckSkins, materials: StudioMaterials) {
  const skin = skins.front
  const window = windowOutline(form, skins)
  const door = doorOutline(form, skins)
  addSheets(
    into,
    'door',
    { skin, outline: door, holes: [window], cell: [0.1, 0.06], depth: 0.03 },
    materials.paint,
  )
  addSheets(
    into,
    'door-glass',
    { skin, outline: window, lift: -0.01, fold: 0, gap: 0, cell: [0.1, 0.1] },
    materials.glass,
  )
  const middle = window.reduce(
    ([a, b], [u, y]): Spot => [a + u / window.length, b + y / window.length],
    [0, 0],
  )
  const inner = window.map(([u, y]): Spot => [lerp(middle[0], u, 0.95), lerp(middle[1], y, 0.94)])
  addSheets(
    into,
    'door-rubber',
    { skin, outline: window, holes: [inner], lift: -0.004, fold: 0.003, gap: 0, cell: [0.1, 0.1] },
    materials.gloss,
  )
  addCabBack(into, form, skins, materials)
  addRoof(into, form, skins, materials)
  addFittings(into, form, skins, materials)
}

function addCabBack(into: Group, form: TruckForm, skins: TruckSkins, materials: StudioMaterials) {
  const { cabBack, roof, belt } = form
  const low = bumperTop(form) + 0.04
  const end = doorEnd(form)
  const u = (y: number) => uOnFlank(skins.backEnd, end, y)
  const top = (a: number) => {
    const spot = skins.back.at(a, roof)
    return skins.roofHeight(spot.x, Math.min(Math.abs(spot.z), form.half)) - 0.004
  }
  const right = steps(low, roof - 0.03, 16).map((y): Spot => [u(y), y])
  const loop: Loop = [
    ...right,
    ...[2, 1.7, 1.4, 1, 0.6, 0.2, -0.2, -0.6, -1, -1.4, -1.7, -2].map(
      (a): Spot => [a, Math.abs(a) > 1.5 ? roof - 0.01 : top(a)],
    ),
    ...[...right].reverse().map(([a, y]): Spot => [-a, y]),
  ]
  const window = box(-0.62, belt + 0.1, 0.62, roof - 0.14, 0.05, 0.8)
  addSheet(
    into,
    'cab-back',
    { skin: skins.back, outline: loop, holes: [window], cell: [0.12, 0.1] },
    materials.paint,
  )
  addSheet(
    into,
    'cab-back-glass',
    { skin: skins.back, outline: window, lift: -0.006, fold: 0, cell: [0.2, 0.2] },
    materials.privacyGlass,
  )
  add(
    into,
    'cab-floor',
    block(
      [form.front - cabBack - 0.3, 0.1, form.half * 1.8],
      [(form.front + cabBack) / 2 - 0.05, low + 0.02, 0],
      0.02,
    ),
    materials.liner,
  )
  const dash = block([0.42, 0.3, form.half * 1.75], [form.front - 0.42, belt - 0.16, 0], 0.08)
  add(into, 'dashboard', dash, materials.trim)
  for (const z of [-0.55, 0, 0.55]) {
    add(
      into,
      'seat',
      block([0.48, 0.16, 0.46], [cabBack + 0.5, low + 0.36, z * form.half], 0.05),
      materials.fabric,
    )
    add(
      into,
      'seat',
      block([0.14, 0.7, 0.44], [cabBack + 0.26, low + 0.72, z * form.half], 0.05),
      materials.fabric,
    )
  }
  const wheel = tube(
    Array.from(
      { length: 17 },
      (_, i) =>
        [
          form.front - 0.7 + 0.12 * Math.sin((i / 16) * Math.PI * 2),
          belt - 0.04 + 0.14 * Math.sin((i / 16) * Math.PI * 2),
          form.half * 0.52 + 0.2 * Math.cos((i / 16) * Math.PI * 2),
        ] as const,
    ),
    0.016,
    0.5,
  )
  add(into, 'steering-wheel', wheel, materials.leather)
}

function addRoof(into: Group, form: TruckForm, skins: TruckSkins, materials: StudioMaterials) {
  const { roof, cabBack } = form
  const front = steps(-DOOR_SEAM, DOOR_SEAM, 24).map((u): Spot => {
    const spot = skins.front.at(u, crest(skins, form, u))
    return [spot.x, spot.z]
  })
  const y = roof - 0.03
  const sideX = seamX(skins, y) - 0.03
  const side = steps(sideX, cabBack + 0.08, 16).map((x): Spot => [x, skins.half(x, y) - 0.004])
  const last = side.at(-1) as Spot
  const rear: Spot[] = [
    [cabBack + 0.015, last[1] - 0.07],
    [cabBack, last[1] - 0.16],
    [cabBack, 0.3],
    [cabBack, -0.3],
    [cabBack, -last[1] + 0.16],
    [cabBack + 0.015, -last[1] + 0.07],
  ]
  const loop = [...front, ...side, ...rear, ...[...side].reverse().map(([x, z]): Spot => [x, -z])]
  addSheet(
    into,
    'roof',
    { skin: skins.roof, outline: loop, cell: [0.1, 0.08], gap: 0.001, fold: 0.008, depth: 0.06 },
    materials.paint,
  )
  for (const z of [-0.5, 0, 0.5])
    add(
      into,
      'roof-lamp',
      block(
        [0.08, 0.035, 0.13],
        [form.front - 0.62, skins.roofHeight(form.front - 0.62, z) + 0.012, z],
        0.014,
      ),
      materials.amber,
    )
}

/** Mirrors on arms, handles, steps and the black arch over the wheel. */
function addFittings(into: Group, form: TruckForm, { half, corner }: TruckSkins, materials: StudioMaterials) {
  const { belt, roof, frontAxle, tyre, arch } = form
  const x = corner(belt) + 0.1
  const z = half(corner(belt), belt) + 0.2
  addPair(into, 'mirror', block([0.1, 0.38, 0.2], [x, belt + 0.24, z], 0.04), materials.plastic)
  addPair(into, 'mirror-low', block([0.1, 0.18, 0.19], [x, belt - 0.08, z], 0.04), materials.plastic)
  addPair(
    into,
    'mirror-glass',
    block([0.006, 0.32, 0.16], [x - 0.052, belt + 0.24, z], 0.002),
    materials.mirror,
  )
  const arm = tube(
    [
      [x - 0.08, roof - 0.22, z - 0.26],
      [x, roof - 0.2, z - 0.04],
      [x, belt - 0.2, z - 0.04],
      [x - 0.02, belt - 0.24, z - 0.2],
    ],
    0.014,
  )
  addPair(into, 'mirror-arm', arm, materials.plastic)
  const end = doorEnd(form)
  addPair(
    into,
    'handle',
    block([0.17, 0.04, 0.03], [end + 0.14, belt - 0.13, half(end, belt - 0.13) + 0.012], 0.012),
    materials.plastic,
  )
  const outer = arc(frontAxle, tyre, arch + 0.07, 8, 172, 30)
  const inner = arc(frontAxle, tyre, arch - 0.004, 172, 8, 30)
  addSheets(
    into,
    'arch',
    {
      skin: flank(() => form.half + 0.006),
      outline: [...outer, ...inner],
      fold: 0.012,
      depth: 0.16,
      gap: 0,
      cell: [0.3, 0.3],
    },
    materials.plastic,
  )
  addPair(
    into,
    'cab-step',
    block([0.34, 0.05, 0.2], [frontAxle - arch - 0.2, tyre + 0.06, form.half - 0.1], 0.015),
    materials.plastic,
  )
  addPair(
    into,
    'step-box',
    block(
      [0.4, bumperTop(form) - tyre + 0.02, 0.16],
      [frontAxle - arch - 0.24, (bumperTop(form) + tyre) / 2 + 0.02, form.half - 0.14],
      0.03,
    ),
    materials.plastic,
  )
  addPair(
    into,
    'grab-handle',
    rod(
      [corner(belt) - 0.02, belt + 0.04, half(corner(belt), belt) + 0.03],
      [corner(belt) - 0.1, roof - 0.3, half(corner(roof), roof - 0.2) + 0.05],
      0.012,
    ),
    materials.plastic,
  )
}
