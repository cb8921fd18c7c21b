import type { ColourFamily } from '../catalogue/colours'
import type { Drawing } from './illustrations'

/** A landscape behind a vehicle, for the top of a home page. */
export interface Scene {
  readonly file: string
  readonly drawing: Drawing
  readonly paint: ColourFamily
  readonly sky: readonly [top: string, middle: string, bottom: string]
  readonly sun: readonly [x: number, y: number, colour: string]
  /** Silhouettes from the farthest to the nearest, as paths on 2000 × 900. */
  readonly layers: readonly (readonly [path: string, colour: string])[]
  readonly ground: readonly [near: string, far: string]
}

const towers = [
  [120, 300],
  [210, 390],
  [300, 330],
  [420, 450],
  [520, 360],
  [640, 500],
  [740, 410],
  [860, 340],
  [1500, 360],
  [1620, 440],
  [1740, 380],
  [1850, 300],
] as const

const skyline = `M0 640${towers.map(([x, height]) => `H${x}V${640 - height}H${x + 74}V640`).join('')}H2000V680H0Z`

/** One scene a website. */
export const scenes: readonly Scene[] = [
  {
    file: 'hero-southerncross',
    drawing: 'ute',
    paint: 'blue',
    sky: ['#27486b', '#8aa6bd', '#f2c9a0'],
    sun: [1480, 560, '#ffe3b8'],
    layers: [
      [skyline, '#5b7893'],
      ['M0 600C300 560 700 590 1000 575S1700 560 2000 600V700H0Z', '#3c5a6e'],
    ],
    ground: ['#4b555d', '#7b868d'],
  },
  {
    file: 'hero-kestrel-kia',
    drawing: 'suv',
    paint: 'red',
    sky: ['#6f8fae', '#b9cddb', '#f4efe4'],
    sun: [420, 260, '#fffdf2'],
    layers: [
      ['M0 520C260 380 420 470 620 400S1050 480 1250 390 1700 440 2000 360V700H0Z', '#9db3bd'],
      ['M0 580C300 500 560 560 820 510S1400 570 2000 500V700H0Z', '#6f8c83'],
      ['M0 640C400 600 900 640 1300 610S1800 620 2000 600V720H0Z', '#4d6a58'],
    ],
    ground: ['#525a60', '#8b9398'],
  },
  {
    file: 'hero-tworivers',
    drawing: 'adventure',
    paint: 'orange',
    sky: ['#1d2233', '#5a4a63', '#e08a55'],
    sun: [640, 590, '#ffd39b'],
    layers: [
      ['M0 560C240 470 520 540 760 480S1300 530 1500 470 1800 520 2000 480V700H0Z', '#3d3a4d'],
      ['M0 640C500 610 640 660 1000 640S1600 640 2000 620V700H0Z', '#c98a66'],
      ['M0 660C300 640 520 680 900 668S1500 664 2000 650V720H0Z', '#2a2a35'],
    ],
    ground: ['#26262d', '#44414a'],
  },
  {
    file: 'hero-outpost',
    drawing: 'offroader',
    paint: 'sand',
    sky: ['#2f6ea3', '#8fbcd8', '#f3e3c3'],
    sun: [300, 220, '#fff6da'],
    layers: [
      ['M0 590H180C260 500 300 488 460 486H760C840 490 880 560 960 590H2000V700H0Z', '#b4623c'],
      ['M0 640C500 622 900 640 1200 630S1700 636 2000 624V720H0Z', '#9a4a28'],
    ],
    ground: ['#8e4324', '#b9673f'],
  },
  {
    file: 'hero-currawong',
    drawing: 'sedan',
    paint: 'white',
    sky: ['#8fb7c9', '#cfe3e6', '#f6f3e7'],
    sun: [520, 340, '#ffffff'],
    layers: [
      ['M0 540C300 450 520 500 760 450S1200 510 1460 440 1800 480 2000 430V700H0Z', '#9dbab0'],
      ['M0 600H2000V680H0Z', '#bcd6dc'],
      ['M0 650C400 636 900 656 1300 642S1800 648 2000 636V720H0Z', '#5f8a6b'],
    ],
    ground: ['#59666a', '#93a0a3'],
  },
]

/** Vehicles alone in the studio, for the tiles of home pages. */
export const tilePictures: Readonly<Record<string, readonly [Drawing, ColourFamily]>> = {
  'tile-cars': ['suv', 'white'],
  'tile-trucks': ['truck', 'white'],
  'tile-motorcycles': ['naked', 'blue'],
  'tile-used': ['hatch', 'red'],
  'tile-kia-suv': ['suv', 'grey'],
  'tile-kia-electric': ['suv', 'green'],
  'tile-kia-people-mover': ['people-mover', 'black'],
  'tile-naked': ['naked', 'black'],
  'tile-adventure': ['adventure', 'sand'],
  'tile-cruiser': ['cruiser', 'red'],
  'tile-4x4': ['offroader', 'green'],
  'tile-ute': ['ute', 'white'],
  'tile-caravan': ['caravan', 'white'],
  'tile-electric': ['hatch', 'blue'],
  'tile-hybrid': ['suv', 'silver'],
  'tile-subscription': ['sedan', 'grey'],
}
