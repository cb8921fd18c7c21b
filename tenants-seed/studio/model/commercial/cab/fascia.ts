import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { uOnFlank } from '../sheet/end'
import { arc, box, outline } from '../sheet/outline'
import { addSheet, addSheets } from '../sheet/parts'
import type { Loop, Spot } from '../sheet/skin'
import type { CabForm } from './cab-form'
import type { CabSkins } from './cab-skins'
import { type FaceOutlines, faceOutlines } from './face-outlines'
import { addGrille } from './grille'
import { addHeadlamps } from './headlamps'

/** u where the fascia meets the wing, just behind the headlamp. */
export const WING_SEAM = 2.03

/** The height at which the nose meets the bonnet, at any u. */
export function lipHeight({ nose, bonnetHeight }: CabSkins, form: CabForm, u: number): number {
  let y = form.lip
  for (let i = 0; i < 6; i++) {
    const spot = nose.at(u, y)
    y = bonnetHeight(spot.x, spot.z)
  }
  return y
}

/** Height where bumper and wing meet at the wheel. */
export const bumperSeam = (form: CabForm) => form.tyre + form.arch * 0.93

/** x on the front wheel opening at a height. */
const openingX = ({ frontAxle, arch, tyre }: CabForm, y: number) =>
  frontAxle + Math.sqrt(Math.max(0, arch ** 2 - (y - tyre) ** 2))

function bumperEnd(form: CabForm, skins: CabSkins): Spot[] {
  const { frontAxle, tyre, arch, sill } = form
  const low = sill + 0.07
  const from = (Math.asin((low - tyre) / arch) * 180) / Math.PI
  const to = (Math.asin((bumperSeam(form) - tyre) / arch) * 180) / Math.PI
  return [
    ...arc(frontAxle, tyre, arch, from, to, 16),
    [openingX(form, bumperSeam(form)) + 0.03, bumperSeam(form)] as const,
  ].map(([x, y]) => [uOnFlank(skins.noseEnd, x, y), y] as const)
}

/** The painted front: from wheel opening to wheel opening, up to the bonnet. */
function fasciaOutline(form: CabForm, skins: CabSkins): Loop {
  const { sill } = form
  const top = lipHeight(skins, form, WING_SEAM)
  const right: Spot[] = [
    [0.6, sill + 0.02],
    [1.2, sill + 0.02],
    [1.8, sill + 0.04],
    ...bumperEnd(form, skins),
    [WING_SEAM, bumperSeam(form) + 0.02],
    [WING_SEAM, top],
    ...[1.8, 1.6, 1.4, 1.2, 1.1, 1, 0.9, 0.75, 0.6, 0.4, 0.2].map(
      (u): Spot => [u, lipHeight(skins, form, u)],
    ),
  ]
  const left = [...right].reverse().map(([u, v]): Spot => [-u, v])
  return [...right, [0, lipHeight(skins, form, 0)] as const, ...left]
}

/** Bumper, grille and lamps. */
export function addFascia(into: Group, form: CabForm, skins: CabSkins, materials: StudioMaterials) {
  const outlines = faceOutlines(form)
  const { grille, lamp, intake, fog } = outlines
  const mirror = (loop: Loop): Loop => loop.map(([u, v]) => [-u, v] as const)
  const holes = [grille, intake, lamp, mirror(lamp), ...(fog ? [fog, mirror(fog)] : [])]
  const skin = skins.nose
  addSheet(
    into,
    'fascia',
    { skin, outline: fasciaOutline(form, skins), holes, cell: [0.08, 0.045], depth: 0.03 },
    materials.paint,
  )
  addGrille(into, form, skins, outlines, materials)
  addHeadlamps(into, form, skins, outlines, materials)
  addLowerParts(into, form, skins, outlines, materials)
}

/** The unpainted lower half of a working vehicle's bumper. */
function mouldingOutline(form: CabForm, skins: CabSkins): Loop {
  const top = form.sill + (form.lip - form.sill) * 0.45
  const end = bumperEnd(form, skins).filter(([, y]) => y < Math.min(top, bumperSeam(form) - 0.02))
  const right: Spot[] = [
    [0.6, form.sill + 0.02],
    [1.2, form.sill + 0.02],
    [1.8, form.sill + 0.04],
    ...end,
    [1.9, top],
    [1, top],
  ]
  return [...right, ...[...right].reverse().map(([u, v]): Spot => [-u, v])]
}

function addLowerParts(
  into: Group,
  form: CabForm,
  skins: CabSkins,
  { intake, fog }: FaceOutlines,
  materials: StudioMaterials,
) {
  const { sill, face } = form
  const skin = skins.nose
  addSheet(into, 'intake', { skin, outline: intake, lift: -0.03, fold: 0 }, materials.liner)
  for (let i = 0; i < 3; i++) {
    const y = sill + 0.14 + i * 0.034
    addSheet(
      into,
      `intake-bar-${i}`,
      { skin, outline: box(-0.79, y, 0.79, y + 0.012, 0, 0.6), lift: -0.014, fold: 0.003, gap: 0 },
      materials.plastic,
    )
  }
  const skid = outline(
    [
      [-0.72, sill + 0.015, 0.02],
      [0.72, sill + 0.015, 0.02],
      [0.56, sill + 0.105, 0.03],
      [-0.56, sill + 0.105, 0.03],
    ],
    0.03,
    0.6,
  )
  const skidFinish = face.plainBumper ? materials.plastic : materials.aluminium
  addSheet(into, 'skid-plate', { skin, outline: skid, lift: 0.008, fold: 0.006, gap: 0 }, skidFinish)
  if (face.plainBumper) {
    addSheet(
      into,
      'bumper-moulding',
      { skin, outline: mouldingOutline(form, skins), holes: [intake], lift: 0.014, fold: 0.01, gap: 0 },
      materials.plastic,
    )
  }
  if (!fog) return
  addSheets(into, 'fog-recess', { skin, outline: fog, lift: -0.035, fold: 0 }, materials.gloss)
  const [u, v] = centreOf(fog)
  const lampLoop = arc(u, v, 0.036, 0, 342, 19).map(([a, b]): Spot => [u + (a - u) / 0.45, b])
  addSheets(into, 'fog-lamp', { skin, outline: lampLoop, lift: -0.014, fold: 0.006 }, materials.dimLed)
}

const centreOf = (loop: Loop): Spot => [
  loop.reduce((sum, [u]) => sum + u, 0) / loop.length,
  loop.reduce((sum, [, v]) => sum + v, 0) / loop.length,
]
