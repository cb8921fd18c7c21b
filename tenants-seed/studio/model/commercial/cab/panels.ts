import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { flankStart } from '../sheet/end'
import { arc, box } from '../sheet/outline'
import { addSheet, addSheets } from '../sheet/parts'
import type { Loop, Spot } from '../sheet/skin'
import type { CabForm } from './cab-form'
import type { CabSkins } from './cab-skins'
import { bumperSeam, lipHeight, WING_SEAM } from './fascia'

const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** x of the gap between wing and front door. */
const doorFront = ({ doors }: CabForm) => doors[0]?.from ?? 0

/** The wing beside the bonnet, from the fascia round the wheel to the door. */
function wingOutline(form: CabForm, { noseEnd, edge, belt }: CabSkins): Loop {
  const { frontAxle, tyre, arch, sill, cowl } = form
  const seam = bumperSeam(form)
  const frontX = (y: number) => flankStart(noseEnd, y) - (WING_SEAM - 2)
  const rise = (Math.asin((seam - tyre) / arch) * 180) / Math.PI
  const fall = 180 - (Math.asin((sill + 0.02 - tyre) / arch) * 180) / Math.PI
  const door = doorFront(form)
  const lipY = edge(frontX(form.lip))
  return [
    ...steps(lipY, seam + 0.02, 8).map((y): Spot => [frontX(y), y]),
    ...arc(frontAxle, tyre, arch, rise, fall, 40),
    [door, sill],
    ...steps(sill, belt(door) + 0.015, 18)
      .slice(1)
      .map((y): Spot => [door, y]),
    ...steps(Math.min(door + 0.05, cowl[0] - 0.03), frontX(lipY), 26).map((x): Spot => [x, edge(x)]),
  ]
}

/** The bonnet: its nose follows the fascia, its sides the wings, its back the windscreen. */
function bonnetOutline(form: CabForm, skins: CabSkins): Loop {
  const { nose, guard, edge } = skins
  const front = steps(-WING_SEAM, WING_SEAM, 44).map((u): Spot => {
    const spot = nose.at(u, lipHeight(skins, form, u))
    return [spot.x, spot.z]
  })
  const startX = front[0]?.[0] ?? 0
  const backX = form.cowl[0] - 0.05
  const side = steps(startX, backX, 26)
    .slice(1)
    .map((x): Spot => [x, guard(x, edge(x))])
  const end = side.at(-1) as Spot
  const back = steps(end[1], -end[1], 20)
    .slice(1, -1)
    .map((z): Spot => [backX + 0.11 * (1 - (z / end[1]) ** 2), z])
  const otherSide = [...side].reverse().map(([x, z]): Spot => [x, -z])
  return [...front, ...side, ...back, ...otherSide]
}

/** Bonnet, wings and the black panel below the wipers. */
export function addBonnet(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  addSheet(
    into,
    'bonnet',
    {
      skin: skins.bonnet,
      outline: bonnetOutline(form, skins),
      cell: [0.06, 0.045],
      depth: 0.03,
      fold: 0.006,
    },
    materials.paint,
  )
  addSheets(
    into,
    'wing',
    { skin: skins.wing, outline: wingOutline(form, skins), cell: [0.06, 0.035], depth: 0.03 },
    materials.paint,
  )
  const { cowl, half } = form
  const scuttle = box(cowl[0] - 0.32, -half + 0.14, cowl[0] + 0.12, half - 0.14, 0.05)
  addSheet(
    into,
    'scuttle',
    { skin: skins.bonnet, outline: scuttle, lift: -0.035, fold: 0 },
    materials.plastic,
  )
  if (form.plasticFlares) addFlares(into, form, skins, materials)
}

function addFlares(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  const { tyre, arch, sill } = form
  const low = (Math.asin((sill + 0.03 - tyre) / arch) * 180) / Math.PI
  for (const [name, x] of [
    ['front', form.frontAxle],
    ['rear', form.rearAxle],
  ] as const) {
    const outer = arc(x, tyre, arch + 0.065, low, 180 - low, 44)
    const inner = arc(x, tyre, arch - 0.006, 180 - low, low, 44)
    addSheets(
      into,
      `flare-${name}`,
      {
        skin: skins.wing,
        outline: [...outer, ...inner],
        lift: 0.022,
        fold: 0.012,
        depth: 0.05,
        gap: 0,
        cell: [0.12, 0.12],
      },
      materials.plastic,
    )
  }
}
