import { clamp, curve, lerp, smooth } from '../sheet/curve'
import { type End, flankStart, wrap } from '../sheet/end'
import { flank, type HalfWidth, lid, type Skin } from '../sheet/skin'
import type { CabForm } from './cab-form'

/** The skins a cab's panels lie on, and the lines they meet along. */
export interface CabSkins {
  /** Half width below and above the belt; `guard` is the same with the wings rolled over towards the bonnet. */
  body: HalfWidth
  guard: HalfWidth
  side: Skin
  wing: Skin
  noseEnd: End
  nose: Skin
  screenEnd: End
  screen: Skin
  backEnd: End
  backSkin: Skin
  bonnetHeight: (x: number, z: number) => number
  bonnet: Skin
  roofHeight: (x: number, z: number) => number
  roof: Skin
  /** Height of the wing's edge, of the belt and of the roof's edge at a place along the body. */
  edge: (x: number) => number
  belt: (x: number) => number
  gutter: (x: number) => number
  /** x of the door's leading edge beside the windscreen pillar. */
  pillar: (y: number) => number
}

/** How far a flank stands back from its widest, by height. */
function sideProfile({ sill, belt, crease }: CabForm) {
  const fold = lerp(sill, belt, crease)
  return curve([
    [sill - 0.08, 0.13],
    [sill, 0.06],
    [sill + 0.05, 0.036],
    [sill + 0.1, 0.03],
    [lerp(sill, fold, 0.36), 0.04],
    [lerp(sill, fold, 0.62), 0.034],
    [fold - 0.05, 0.008],
    [fold - 0.012, 0],
    [fold + 0.012, 0.003],
    [lerp(fold, belt, 0.55), 0.026],
    [belt - 0.02, 0.032],
    [belt + 0.8, 0.034],
  ])
}

function wheelFlare(form: CabForm, x: number, y: number): number {
  const { flare, arch, tyre, frontAxle, rearAxle } = form
  const away = Math.min(Math.hypot(x - frontAxle, y - tyre), Math.hypot(x - rearAxle, y - tyre))
  const low = smooth(tyre - 0.16, tyre + 0.06, y)
  // Ahead of the wheel the flare dies away into the bumper.
  const ahead = 1 - 0.7 * smooth(frontAxle + arch * 0.5, frontAxle + arch * 1.1, x)
  return ahead * flare * smooth(arch + 0.17, arch + 0.02, away) * (0.5 + 0.5 * low)
}

function halfWidths(form: CabForm, lines: Pick<CabSkins, 'edge' | 'belt' | 'gutter'>) {
  const profile = sideProfile(form)
  const { half, lean, nose, frontAxle, cowl } = form
  const body: HalfWidth = (x, y) => {
    const taper = 0.05 * clamp((x - frontAxle + 0.3) / (nose - frontAxle + 0.3)) ** 2
    const above = Math.max(0, y - lines.belt(x))
    const shoulder = 0.022 * smooth(-0.02, 0.03, y - lines.belt(x))
    const roll = 0.035 * clamp((y - lines.gutter(x) + 0.1) / 0.1) ** 2
    return half - taper - profile(y) - lean * above - shoulder - roll + wheelFlare(form, x, y)
  }
  const guard: HalfWidth = (x, y) => {
    const radius = 0.075 * smooth(cowl[0] - 0.35, cowl[0], x)
    if (radius < 0.001) return body(x, Math.min(y, lines.belt(x)))
    const t = clamp((y - lines.edge(x) + radius) / radius, 0, 0.93)
    return body(x, Math.min(y, lines.belt(x) - 0.02)) - radius * (1 - Math.sqrt(1 - t * t))
  }
  return { body, guard }
}

function linesOf(form: CabForm) {
  const { cowl, lip, nose, belt, beltRise, head, back } = form
  const droop = (x: number) => 0.045 * clamp((x - nose + 0.3) / 0.3) ** 2
  const edge = (x: number) => {
    const t = clamp((cowl[0] - x) / (cowl[0] - nose), -0.3, 1.2)
    return lerp(cowl[1], lip + 0.045, t < 0 ? t : t ** 1.6) - droop(x)
  }
  const middle = lerp(head[0], back, 0.42)
  const span = Math.max(0.9, (head[0] - back) * 0.62)
  return {
    edge,
    belt: (x: number) => belt + beltRise * (0.6 - x),
    gutter: (x: number) => head[1] + 0.018 - 0.05 * ((x - middle) / span) ** 2,
  }
}

function noseOf(form: CabForm, half: HalfWidth): End {
  const { nose, sill, lip, noseBow, noseCorner } = form
  const back = curve([
    [sill - 0.1, 0.17],
    [sill + 0.04, 0.08],
    [sill + 0.12, 0.024],
    [sill + 0.2, 0.004],
    [sill + 0.28, 0],
    [sill + 0.315, 0.012],
    [sill + 0.35, 0.036],
    [lerp(sill + 0.35, lip, 0.6), 0.042],
    [lip - 0.05, 0.052],
    [lip + 0.02, 0.075],
    [lip + 0.12, 0.13],
  ])
  return {
    half,
    reach: (y) => nose - back(y),
    bow: () => noseBow,
    corner: () => noseCorner,
    facing: 1,
  }
}

function screenOf(form: CabForm, half: HalfWidth): End {
  const { cowl, head } = form
  const rise = head[1] - cowl[1]
  return {
    half,
    reach: (y) => {
      const t = (y - cowl[1]) / rise
      return lerp(cowl[0], head[0], t) + 0.035 * Math.sin(Math.PI * clamp(t, -0.2, 1.2))
    },
    bow: () => 0.11,
    corner: () => 0.11,
    facing: 1,
  }
}

function lidsOf(
  form: CabForm,
  lines: Pick<CabSkins, 'edge' | 'gutter'>,
  halves: Pick<CabSkins, 'body' | 'guard'>,
) {
  const { nose, crown, face, roofCrown, head, back } = form
  const bonnetHeight = (x: number, z: number) => {
    const across = clamp(Math.abs(z) / halves.guard(x, lines.edge(x)), 0, 1.15)
    const fade = 0.35 + 0.65 * smooth(nose, nose - 0.6, x)
    const ridgeAt = 0.62 - 0.12 * smooth(nose - 1.2, nose, x)
    const ridge =
      face.ridge * smooth(ridgeAt + 0.08, ridgeAt - 0.03, across) * smooth(nose - 0.02, nose - 0.35, x)
    return lines.edge(x) + crown * fade * (1 - across ** 2.3) + ridge
  }
  const roofHeight = (x: number, z: number) => {
    const across = clamp(Math.abs(z) / halves.body(x, lines.gutter(x)), 0, 1.2)
    const ends = smooth(head[0] + 0.12, head[0] - 0.5, x) * smooth(back - 0.2, back + 0.5, x)
    return lines.gutter(x) + roofCrown * (0.55 + 0.45 * ends) * (1 - across ** 2.4)
  }
  return { bonnetHeight, bonnet: lid(bonnetHeight), roofHeight, roof: lid(roofHeight) }
}

/** Works out a cab's skins from its measures. */
export function cabSkins(form: CabForm): CabSkins {
  const lines = linesOf(form)
  const halves = halfWidths(form, lines)
  const noseEnd = noseOf(form, halves.guard)
  const screenEnd = screenOf(form, halves.body)
  const backEnd: End = {
    half: halves.body,
    reach: (y) => form.back + form.backRake * Math.max(0, y - form.belt),
    bow: () => 0.035,
    corner: () => 0.055,
    facing: -1,
  }
  return {
    ...lines,
    ...halves,
    side: flank(halves.body),
    wing: flank(halves.guard),
    noseEnd,
    nose: wrap(noseEnd),
    screenEnd,
    screen: wrap(screenEnd),
    backEnd,
    backSkin: wrap(backEnd),
    ...lidsOf(form, lines, halves),
    pillar: (y) => flankStart(screenEnd, y) - 0.004,
  }
}
