import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { lerp } from '../sheet/curve'
import { arc, box } from '../sheet/outline'
import { addSheets } from '../sheet/parts'
import type { Loop, Skin, Spot } from '../sheet/skin'
import type { CabForm } from './cab-form'
import type { CabSkins } from './cab-skins'
import type { FaceOutlines } from './face-outlines'

/** Metres a unit of u, near the lamps. */
const SCALE = 0.48

const disc = (u: number, v: number, radius: number): Loop =>
  arc(u, v, radius, 0, 345, 23).map(([a, b]): Spot => [u + (a - u) / SCALE, b])

function addProjector(into: Group, skin: Skin, [u, v]: Spot, radius: number, materials: StudioMaterials) {
  addSheets(
    into,
    'projector-bezel',
    {
      skin,
      outline: disc(u, v, radius * 1.3),
      holes: [disc(u, v, radius)],
      lift: -0.02,
      fold: 0.004,
      gap: 0,
    },
    materials.chrome,
  )
  addSheets(
    into,
    'projector',
    { skin, outline: disc(u, v, radius), lift: -0.026, fold: 0.008, gap: 0 },
    materials.dimLed,
  )
}

/** The line of daytime light that a make is known by. */
function signature({ face }: CabForm, { lampFrom, lampTo, lampInner }: FaceOutlines): Loop[] {
  const top = lampTo - 0.024
  const low = lampFrom + 0.022
  const line = (u0: number, v0: number, u1: number, v1: number): Loop => box(u0, v0, u1, v1, 0.004, SCALE)
  const kinds: Record<CabForm['face']['lamp'], Loop[]> = {
    slim: [line(lampInner + 0.1, low - 0.002, 1.72, low + 0.01)],
    wide: [line(lampInner + 0.06, top - 0.002, 1.88, top + 0.009), line(1.62, low + 0.03, 1.66, top)],
    block: [
      line(lampInner + 0.05, top, 1.85, top + 0.011),
      line(lampInner + 0.05, low - 0.008, 1.85, low + 0.003),
    ],
    clamp: [
      line(lampInner + 0.06, top, 1.2, top + 0.012),
      line(lampInner + 0.06, low - 0.02, lampInner + 0.11, top),
      line(lampInner + 0.06, low - 0.026, 1.25, low - 0.014),
    ],
    stacked: [
      line(lampInner + 0.16, low - 0.03, lampInner + 0.21, top + 0.004),
      line(lampInner + 0.2, top - 0.006, 1.8, top + 0.005),
    ],
  }
  return kinds[face.lamp]
}

/** Both headlamps: a dark housing, projectors, a light signature and an indicator behind a clear lens. */
export function addHeadlamps(
  into: Group,
  form: CabForm,
  { nose: skin }: CabSkins,
  outlines: FaceOutlines,
  materials: StudioMaterials,
) {
  const { lamp, lampFrom, lampTo, lampInner } = outlines
  addSheets(into, 'lamp-housing', { skin, outline: lamp, lift: -0.045, fold: 0 }, materials.gloss)
  const middle = lerp(lampFrom, lampTo, 0.48)
  const radius = Math.min(0.036, (lampTo - lampFrom) * 0.27)
  addProjector(into, skin, [lampInner + 0.24, middle], radius, materials)
  addProjector(into, skin, [lampInner + 0.46, middle], radius, materials)
  for (const line of signature(form, outlines))
    addSheets(
      into,
      'daytime-light',
      { skin, outline: line, lift: -0.012, fold: 0.003, gap: 0 },
      materials.led,
    )
  const blink = box(1.52, middle - 0.026, 1.82, middle + 0.02, 0.008, SCALE)
  addSheets(
    into,
    'front-indicator',
    { skin, outline: blink, lift: -0.022, fold: 0.004, gap: 0 },
    materials.amber,
  )
  addSheets(into, 'lamp-lens', { skin, outline: lamp, lift: -0.003, fold: 0.003, gap: 0.001 }, materials.lens)
}
