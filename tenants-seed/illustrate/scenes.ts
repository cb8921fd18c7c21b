import type { ColourFamily } from '../catalogue/colours'
import type { Drawing } from './illustrations'

/** A landscape behind a vehicle, for the top of a home page. */
export interface Scene {
  readonly file: string
  readonly drawing: Drawing
  readonly paint: ColourFamily
  readonly sky: readonly [top: string, middle: string, bottom: string]
  readonly sun: readonly [x: number, y: number, colour: string]
  /** Silhouettes from the farthest to the nearest, as paths 2000 wide, on a horizon at 690. */
  readonly layers: readonly (readonly [path: string, colour: string])[]
  readonly ground: readonly [near: string, far: string]
}

type Tower = readonly [x: number, width: number, height: number]

const farTowers: readonly Tower[] = [
  [330, 60, 250],
  [420, 46, 330],
  [500, 70, 210],
  [640, 52, 380],
  [730, 64, 290],
  [880, 50, 350],
  [980, 74, 240],
  [1130, 48, 400],
  [1240, 66, 300],
  [1390, 54, 270],
  [1500, 60, 360],
  [1620, 70, 230],
]

const nearTowers: readonly Tower[] = [
  [270, 80, 150],
  [450, 64, 260],
  [560, 58, 180],
  [690, 78, 320],
  [820, 60, 200],
  [1040, 66, 290],
  [1190, 82, 170],
  [1310, 56, 240],
  [1440, 70, 190],
  [1560, 62, 280],
  [1690, 80, 160],
]

/** Towers on a common foot, each with a flat or a slanted top. */
function skyline(towers: readonly Tower[]): string {
  const rising = towers.map(([x, width, height], index) => {
    const slant = index % 3 === 1 ? 26 : 0
    return `H${x}V${650 - height + slant}L${x + width} ${650 - height}V650`
  })
  return `M0 650${rising.join('')}H2000V720H0Z`
}

/** One scene a website. */
export const scenes: readonly Scene[] = [
  {
    file: 'hero-southerncross',
    drawing: 'ute',
    paint: 'blue',
    sky: ['#27486b', '#8aa6bd', '#f2c9a0'],
    sun: [1280, 560, '#ffe3b8'],
    layers: [
      [skyline(farTowers), '#7b95ab'],
      [skyline(nearTowers), '#55738c'],
      ['M0 600C300 560 700 590 1000 575S1700 560 2000 600V700H0Z', '#3c5a6e'],
    ],
    ground: ['#4b555d', '#7b868d'],
  },
  {
    file: 'hero-kestrel-kia',
    drawing: 'suv',
    paint: 'red',
    sky: ['#6f8fae', '#b9cddb', '#f4efe4'],
    sun: [560, 200, '#fffdf2'],
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
    sun: [520, 160, '#fff6da'],
    layers: [
      ['M0 590H1010C1090 470 1130 440 1290 436H1600C1690 440 1730 540 1820 590H2000V700H0Z', '#b4623c'],
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
