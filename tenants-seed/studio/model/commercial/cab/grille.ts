import type { Group } from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { lerp } from '../sheet/curve'
import { box } from '../sheet/outline'
import { addSheet } from '../sheet/parts'
import type { Loop, Skin } from '../sheet/skin'
import type { CabForm } from './cab-form'
import type { CabSkins } from './cab-skins'
import type { FaceOutlines } from './face-outlines'

/** A loop drawn in towards (or, negative, out from) its middle by shares of its width and height. */
function scaled(loop: Loop, u: number, v: number): Loop {
  const middle = loop.reduce(([a, b], [c, d]) => [a + c / loop.length, b + d / loop.length] as const, [
    0, 0,
  ] as const)
  return loop.map(([a, b]) => [middle[0] + (a - middle[0]) * u, middle[1] + (b - middle[1]) * v] as const)
}

/** Half the opening's width at a height. */
function widthAt(loop: Loop, y: number): number {
  const near = loop.filter(([, v]) => Math.abs(v - y) < 0.022).map(([u]) => Math.abs(u))
  return near.length ? Math.min(...near.filter((u) => u > 0.2)) : 0
}

/** What fills the opening in the nose: a dark core, bars in the family's pattern, a frame round it. */
export function addGrille(
  into: Group,
  { face }: CabForm,
  { nose: skin }: CabSkins,
  { grille, grilleFrom, grilleTo }: FaceOutlines,
  materials: StudioMaterials,
) {
  addSheet(
    into,
    'grille-core',
    { skin, outline: grille, lift: -0.045, fold: 0, cell: [0.06, 0.03] },
    materials.liner,
  )
  const frame = materials[face.surround]
  if (face.surround !== 'paint')
    addSheet(
      into,
      'grille-frame',
      {
        skin,
        outline: scaled(grille, 1.035, 1.09),
        holes: [scaled(grille, 0.965, 0.9)],
        lift: 0.005,
        fold: 0.006,
        gap: 0,
      },
      frame,
    )
  addMesh(into, skin, grille, [grilleFrom, grilleTo], materials)
  if (face.grille === 'bars' || face.grille === 'slots' || face.grille === 'frame')
    addBars(
      into,
      skin,
      grille,
      [grilleFrom, grilleTo],
      face.bars,
      face.grille === 'slots' ? frame : materials.gloss,
    )
  if (face.grille === 'band' || face.grille === 'frame') {
    const y = lerp(grilleFrom, grilleTo, 0.62)
    addSheet(
      into,
      'grille-band',
      {
        skin,
        outline: box(-widthAt(grille, y), y - 0.028, widthAt(grille, y), y + 0.028, 0.01, 0.6),
        lift: 0.004,
        fold: 0.008,
        depth: 0.04,
        gap: 0,
      },
      frame,
    )
  }
}

/** Upright and level wires, the honeycomb of most modern grilles at a distance. */
function addMesh(
  into: Group,
  skin: Skin,
  grille: Loop,
  [from, to]: readonly [number, number],
  materials: StudioMaterials,
) {
  for (let y = from - 0.01; y < to; y += 0.028) {
    const width = widthAt(grille, y)
    if (width < 0.1) continue
    addSheet(
      into,
      'grille-wire',
      {
        skin,
        outline: box(-width, y, width, y + 0.008, 0, 0.6),
        lift: -0.024,
        fold: 0,
        gap: 0,
        cell: [0.12, 0.2],
      },
      materials.plastic,
    )
  }
  for (let u = -0.75; u <= 0.76; u += 0.05) {
    const inside = grille.filter(([a]) => Math.abs(a - u) < 0.06).map(([, v]) => v)
    if (inside.length < 2) continue
    const [low, high] = [Math.min(...inside) + 0.012, Math.max(...inside) - 0.012]
    if (high - low < 0.03) continue
    addSheet(
      into,
      'grille-wire',
      {
        skin,
        outline: box(u - 0.006, low, u + 0.006, high, 0, 0.6),
        lift: -0.028,
        fold: 0,
        gap: 0,
        cell: [0.2, 0.2],
      },
      materials.plastic,
    )
  }
}

function addBars(
  into: Group,
  skin: Skin,
  grille: Loop,
  [from, to]: readonly [number, number],
  count: number,
  material: StudioMaterials['gloss'],
) {
  for (let i = 1; i <= count; i++) {
    const y = lerp(from, to, i / (count + 1))
    const width = widthAt(grille, y)
    if (width < 0.1) continue
    addSheet(
      into,
      'grille-bar',
      {
        skin,
        outline: box(-width, y - 0.011, width, y + 0.011, 0.004, 0.6),
        lift: -0.006,
        fold: 0.005,
        depth: 0.03,
        gap: 0,
        cell: [0.06, 0.05],
      },
      material,
    )
  }
}
