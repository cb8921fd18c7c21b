import { cut, finer } from '../kit/cut'
import { type Flat, grown, polygon, unrolled } from '../kit/fields'
import { relief, walls } from '../kit/relief'
import { type Field, moved, type Skin } from '../kit/skin'
import type { CarBuild } from './car-build'
import { onNose } from './face-frame'

type Corner = readonly [across: number, share: number]

/** The field where it is the front's, outside elsewhere. */
export const front =
  (field: Field): Field =>
  (place) =>
    place.x > 0 ? field(place) : 1

const grilles: Record<CarBuild['face']['grille'], readonly Corner[]> = {
  shield: [
    [-0.1, 0.36],
    [0.34, 0.36],
    [0.56, 0.6],
    [0.56, 0.76],
    [0.5, 0.82],
    [-0.1, 0.84],
  ],
  wide: [
    [-0.1, 0.6],
    [0.36, 0.6],
    [0.58, 0.7],
    [0.58, 0.78],
    [-0.1, 0.8],
  ],
  hexagon: [
    [-0.1, 0.3],
    [0.4, 0.3],
    [0.6, 0.56],
    [0.5, 0.8],
    [-0.1, 0.81],
  ],
  twin: [
    [0.05, 0.5],
    [0.34, 0.5],
    [0.42, 0.66],
    [0.36, 0.84],
    [0.07, 0.84],
  ],
  slots: [
    [-0.1, 0.6],
    [0.54, 0.6],
    [0.54, 0.88],
    [-0.1, 0.88],
  ],
  letterbox: [
    [-0.1, 0.7],
    [0.5, 0.7],
    [0.57, 0.76],
    [0.54, 0.83],
    [-0.1, 0.83],
  ],
  closed: [
    [-0.1, 0.1],
    [0.5, 0.1],
    [0.56, 0.17],
    [0.52, 0.24],
    [-0.1, 0.24],
  ],
}

/** Distance to the nearest of many parallel lines `step` apart. */
const comb = (value: number, step: number, width: number): number =>
  Math.abs(value - Math.round(value / step) * step) - width / 2

const textures: Record<CarBuild['face']['texture'], { fields: Field[]; depth: number }> = {
  mesh: {
    fields: [
      ({ along, y }) => comb(along + y * 1.1, 0.06, 0.018),
      ({ along, y }) => comb(along - y * 1.1, 0.06, 0.018),
    ],
    depth: -0.014,
  },
  bars: { fields: [({ y }) => comb(y, 0.05, 0.022)], depth: -0.008 },
  uprights: { fields: [({ along }) => comb(along, 0.06, 0.022)], depth: -0.01 },
  fine: { fields: [({ y }) => comb(y, 0.034, 0.014)], depth: -0.012 },
}

/** What of a skin lies on a comb's bars: it is divided first, for they are finer than the loft. */
function barsOf(skin: Skin, field: Field): Skin {
  return cut(finer(skin, 1), field)[0]
}

/** An opening with bars or mesh before a dark ground. */
export function fill(
  car: CarBuild,
  name: string,
  piece: Skin,
  texture: CarBuild['face']['texture'],
  bright: boolean,
): void {
  car.add(`${name} back`, moved(piece, -0.06), 'liner')
  car.add(`${name} edge`, walls(piece, 0.0, -0.06), 'gloss')
  const { fields, depth } = textures[texture]
  for (const field of fields)
    car.add(`${name} bars`, relief(barsOf(piece, field), depth, depth - 0.02), bright ? 'chrome' : 'gloss')
}

/** A maker's second grille, that some of its models wear. */
const seconds: Record<CarBuild['face']['grille'], CarBuild['face']['grille']> = {
  shield: 'hexagon',
  wide: 'hexagon',
  hexagon: 'wide',
  twin: 'twin',
  slots: 'slots',
  letterbox: 'wide',
  closed: 'closed',
}

const patterns = ['mesh', 'bars', 'uprights', 'fine'] as const

function textureOf({ face, design }: CarBuild): CarBuild['face']['texture'] {
  const other = patterns[Math.floor(design.own('texture') * patterns.length)] ?? face.texture
  return design.own('own texture') > 0.65 ? other : face.texture
}

/** The grille a design wears: its maker's, or the maker's second. */
export function shapeOf({ face, design }: CarBuild): CarBuild['face']['grille'] {
  return design.own('second grille') > 0.62 ? seconds[face.grille] : face.grille
}

/** The grille between the headlamps; an electric car has none. */
export function upperGrille(car: CarBuild): void {
  const { face, design } = car
  if (face.grille === 'closed') return
  const lift = (design.own('grille height') - 0.5) * 0.02
  const wide = 1 + (design.own('grille width') - 0.5) * 0.1
  const corners = grilles[shapeOf(car)].map(([a, b]): Flat => onNose(car, a > 0.2 ? a * wide : a, b + lift))
  const area = polygon(unrolled, corners, 0.03)
  const whole = car.takeTub((place) => (place.x > 0 ? area(place) : 1))
  const [piece, ring] = cut(whole, grown(area, -0.014))
  car.add('grille frame', relief(ring, 0.006, -0.02), face.chrome ? 'chrome' : 'gloss')
  if (face.grille === 'slots') slots(car, piece)
  else
    fill(
      car,
      'grille',
      piece,
      textureOf(car),
      face.chrome && textureOf(car) !== 'mesh' && design.own('bright bars') > 0.55,
    )
}

/** A panel in the body's colour with upright openings. */
function slots(car: CarBuild, piece: Skin): void {
  const [open, panel] = cut(
    piece,
    ({ along }) => Math.abs(along - 0.075 - Math.round((along - 0.075) / 0.135) * 0.135) - 0.038,
  )
  car.add('grille panel', panel, 'paint')
  car.add('grille back', moved(open, -0.05), 'liner')
  car.add('grille edge', walls(open, 0, -0.05), 'gloss')
}
