import type { VehicleDesign } from '../../../design'
import type { CabForm, Door, Face, GrilleKind, LampKind } from '../cab/cab-form'
import { lerp } from '../sheet/curve'

/** How many people a work vehicle's cab seats: two, two and luggage, or five. */
export type CabSize = 'single' | 'extra' | 'dual'

const pick = <T>(options: readonly T[], share: number): T =>
  options[Math.min(options.length - 1, Math.floor(share * options.length))] as T

/** What buyers would recognise each family by; makes not listed draw theirs from the make's own numbers. */
const families: Readonly<Record<string, readonly [GrilleKind, LampKind, Face['surround']]>> = {
  toyota: ['hexagon', 'slim', 'gloss'],
  ford: ['band', 'clamp', 'gloss'],
  mazda: ['frame', 'slim', 'chrome'],
  isuzu: ['bars', 'wide', 'darkMetal'],
  mitsubishi: ['slots', 'stacked', 'chrome'],
  nissan: ['frame', 'block', 'gloss'],
  volkswagen: ['band', 'block', 'chrome'],
  kia: ['slim', 'stacked', 'plastic'],
  gwm: ['frame', 'wide', 'chrome'],
  ldv: ['hexagon', 'wide', 'chrome'],
  ram: ['frame', 'block', 'chrome'],
  holden: ['bars', 'wide', 'chrome'],
  byd: ['band', 'clamp', 'gloss'],
}

/** The face of a make, with what the model adds to it. */
export function faceOf(design: VehicleDesign, work: boolean): Face {
  const { family, own, make } = design
  const known = families[make.toLowerCase()]
  const [grille, lamp, surround] = known ?? [
    pick<GrilleKind>(['bars', 'hexagon', 'frame', 'slots', 'band', 'slim'], family('grille')),
    pick<LampKind>(['slim', 'wide', 'block', 'clamp', 'stacked'], family('lamp')),
    pick<Face['surround']>(['chrome', 'gloss', 'plastic'], family('surround')),
  ]
  return {
    grille,
    lamp,
    surround: work && surround === 'chrome' ? 'plastic' : surround,
    grilleWidth: lerp(0.3, 1, own('grille width')),
    grilleDepth: lerp(0.1, 0.9, own('grille depth')),
    bars: 2 + Math.round(own('bars') * 2),
    plainBumper: work,
    fog: pick<Face['fog']>(['slit', 'round', 'slit'], family('fog')),
    ridge: lerp(0.006, 0.02, own('ridge')),
  }
}

function doorsOf(size: CabSize, from: number, back: number): readonly Door[] {
  if (size === 'single') return [{ from, to: back + 0.15, handle: true }]
  if (size === 'extra')
    return [
      { from, to: back + 0.62, handle: true },
      { from: back + 0.62, to: back + 0.13, handle: false },
    ]
  const middle = lerp(from, back, 0.545)
  return [
    { from, to: middle, handle: true },
    { from: middle, to: back + 0.13, handle: true },
  ]
}

const cabLengths: Record<CabSize, number> = { single: 1.36, extra: 1.72, dual: 2.2 }

/** Square-cut, upright and narrow-nosed: the shape one model has kept since the eighties. */
function upright(form: CabForm): CabForm {
  return {
    ...form,
    half: form.half - 0.03,
    flare: 0.055,
    lip: form.belt - 0.075,
    crown: 0.03,
    head: [form.cowl[0] - 0.4, form.head[1]],
    lean: 0.13,
    noseCorner: 0.16,
    noseBow: 0.05,
    plasticFlares: true,
    face: { ...form.face, grille: 'frame', lamp: 'block', surround: 'gloss', fog: 'none', ridge: 0.025 },
  }
}

/** The measures of a ute's cab, from the model's size and the cab it comes with. */
export function uteForm(design: VehicleDesign, size: CabSize, work: boolean): CabForm {
  const form = modernForm(design, size, work)
  return design.model === 'LandCruiser 79' ? upright(form) : form
}

function modernForm(design: VehicleDesign, size: CabSize, work: boolean): CabForm {
  const { own } = design
  const { length, width, height } = design.size
  const wheelbase = length * 0.588
  const tyre = Math.min(0.405, lerp(0.375, 0.395, own('tyre')) * (height / 1.83))
  const frontAxle = wheelbase / 2
  const nose = frontAxle + length * lerp(0.165, 0.176, own('overhang'))
  const belt = height * lerp(0.655, 0.675, own('belt'))
  const cowlX = frontAxle - lerp(0.36, 0.44, own('cowl'))
  const door = cowlX - 0.14
  const back = cowlX + 0.08 - cabLengths[size] * (length / 5.33)
  return {
    half: width / 2 - 0.032,
    flare: lerp(0.03, 0.05, own('flare')),
    frontAxle,
    rearAxle: -wheelbase / 2,
    tyre,
    arch: tyre + lerp(0.062, 0.08, own('arch')),
    nose,
    sill: height * 0.225,
    lip: belt - lerp(0.15, 0.1, own('lip')),
    cowl: [cowlX, belt - 0.025],
    crown: lerp(0.055, 0.085, own('crown')),
    head: [cowlX - lerp(0.72, 0.82, own('rake')), height - lerp(0.05, 0.06, own('roof'))],
    roofCrown: 0.05,
    brow: height,
    belt,
    beltRise: lerp(0.006, 0.03, own('belt rise')),
    lean: lerp(0.24, 0.3, own('lean')),
    back,
    backRake: lerp(0.06, 0.2, own('back rake')),
    noseCorner: lerp(0.24, 0.32, own('corner')),
    noseBow: lerp(0.09, 0.13, own('bow')),
    doors: doorsOf(size, door, back),
    face: faceOf(design, work),
    crease: lerp(0.66, 0.8, own('crease')),
    plasticFlares: work ? own('flares') < 0.3 : own('flares') < 0.4,
    handles: work ? 'plastic' : own('handles') < 0.35 ? 'chrome' : 'paint',
    mirrors: work ? 'plastic' : own('mirrors') < 0.25 ? 'chrome' : 'paint',
  }
}
