import { lerp } from '../sheet/curve'
import { box, type Knot, outline } from '../sheet/outline'
import type { Loop } from '../sheet/skin'
import type { CabForm, Face } from './cab-form'

/** Where things are on the front, measured round the nose (u) and by height. The lamp and fog are the right one's. */
export interface FaceOutlines {
  grille: Loop
  lamp: Loop
  intake: Loop
  fog: Loop | null
  /** Heights between which the lamp lies. */
  lampFrom: number
  lampTo: number
  /** u of the lamp's inner end. */
  lampInner: number
  grilleFrom: number
  grilleTo: number
}

const SCALE = 0.55

function lampShape({ lamp }: Face, inner: number, from: number, to: number): readonly Knot[] {
  const tall = to - from
  const shapes: Record<Face['lamp'], readonly Knot[]> = {
    slim: [
      [inner, from + tall * 0.12, 0.01],
      [1.3, from + tall * 0.05, 0.03],
      [1.93, from + tall * 0.42, 0.02],
      [1.96, to - tall * 0.05, 0.02],
      [inner + 0.06, to - tall * 0.2, 0.01],
    ],
    wide: [
      [inner, from, 0.02],
      [1.25, from - tall * 0.12, 0.04],
      [1.94, from + tall * 0.35, 0.03],
      [1.96, to, 0.03],
      [inner, to - tall * 0.08, 0.02],
    ],
    block: [
      [inner, from, 0.02],
      [1.9, from, 0.03],
      [1.95, to - 0.01, 0.02],
      [inner, to - 0.01, 0.02],
    ],
    clamp: [
      [inner, from - tall * 0.1, 0.02],
      [1.62, from - tall * 0.16, 0.04],
      [1.95, from + tall * 0.2, 0.03],
      [1.95, to, 0.02],
      [inner, to, 0.02],
    ],
    stacked: [
      [inner + 0.1, from - tall * 0.35, 0.03],
      [1.62, from - tall * 0.3, 0.04],
      [1.93, from + tall * 0.1, 0.03],
      [1.95, to - 0.01, 0.02],
      [inner + 0.02, to - 0.01, 0.02],
    ],
  }
  return shapes[lamp]
}

function grilleShape(face: Face, width: number, from: number, to: number): readonly Knot[] {
  const shapes: Record<Face['grille'], readonly Knot[]> = {
    bars: [
      [-width * 0.92, from, 0.05],
      [width * 0.92, from, 0.05],
      [width, to, 0.03],
      [-width, to, 0.03],
    ],
    hexagon: [
      [-width * 0.74, from - 0.02, 0.04],
      [width * 0.74, from - 0.02, 0.04],
      [width, lerp(from, to, 0.6), 0.05],
      [width * 0.86, to, 0.03],
      [-width * 0.86, to, 0.03],
      [-width, lerp(from, to, 0.6), 0.05],
    ],
    frame: [
      [-width, from, 0.06],
      [width, from, 0.06],
      [width, to, 0.05],
      [-width, to, 0.05],
    ],
    slots: [
      [-width * 0.84, from, 0.03],
      [width * 0.84, from, 0.03],
      [width, to, 0.02],
      [-width, to, 0.02],
    ],
    band: [
      [-width, lerp(from, to, 0.25), 0.02],
      [width, lerp(from, to, 0.25), 0.02],
      [width, to, 0.02],
      [-width, to, 0.02],
    ],
    slim: [
      [-width * 0.8, lerp(from, to, 0.62), 0.02],
      [width * 0.8, lerp(from, to, 0.62), 0.02],
      [width, to, 0.02],
      [-width, to, 0.02],
    ],
  }
  return shapes[face.grille]
}

/** Lays out a face on the nose. */
export function faceOutlines({ sill, lip, face }: CabForm): FaceOutlines {
  const grilleTo = lip - 0.03
  const grilleFrom = lerp(grilleTo, sill + 0.3, 0.72 + 0.28 * face.grilleDepth)
  const lampTo = lip - 0.03
  const heights: Record<Face['lamp'], number> = {
    slim: 0.125,
    wide: 0.165,
    block: 0.175,
    clamp: 0.19,
    stacked: 0.19,
  }
  const lampFrom = lampTo - heights[face.lamp]
  const lampInner = face.grille === 'band' ? 0.84 : 0.82
  const grilleWidth = lampInner - 0.045 - 0.07 * (1 - face.grilleWidth)
  const shapes = face.plainBumper ? null : { slit: [1.02, 1.62], round: [1.08, 1.5], none: null }[face.fog]
  return {
    grille: outline(grilleShape(face, grilleWidth, grilleFrom, grilleTo), 0.03, SCALE),
    lamp: outline(lampShape(face, lampInner, lampFrom, lampTo), 0.025, SCALE),
    intake: box(-0.8, sill + 0.115, 0.8, Math.min(grilleFrom - 0.05, sill + 0.255), 0.03, SCALE),
    fog: shapes
      ? box(shapes[0] as number, sill + 0.13, shapes[1] as number, sill + 0.26, 0.035, SCALE)
      : null,
    lampFrom,
    lampTo,
    lampInner,
    grilleFrom,
    grilleTo,
  }
}
