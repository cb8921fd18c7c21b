import { addBars } from '../chassis/bars'
import { addDash, addRadiator } from '../chassis/fittings'
import { addIndicators, addPlateHolder } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { panel, plate, type Relief, rounded } from '../shape/panel'
import { bothSides } from '../shape/surface'
import { pipe, rod } from '../shape/sweep'
import { addBeak, addFace } from './adventure-face'
import type { BodySite } from './body-site'
import { addPanniers, addRack } from './luggage'
import { saddle } from './seat'
import { addFiller, tank } from './tank'

/** Shrouds from tank to radiator, with a dark vent let in. */
function addShrouds({ fixed, style, stance, ports }: BodySite): void {
  const {
    tankTop: top,
    tank: [rear, front],
    tankHalf: half,
    has,
  } = style.body
  const [x] = stance.fork(stance.clamps[0])
  const low = has.has('low tank') ? 0.52 : 0.36
  const relief: Relief = (px, py) => half + 0.04 - (py - top + 0.2) ** 2 * 0.6 - (px - front + 0.1) ** 2 * 0.5
  const outline = rounded(
    [
      [rear + 0.12, top - 0.15],
      [front - 0.12, top - 0.07],
      [x + 0.13, top - 0.11],
      [x + 0.17, top - 0.2],
      [front + 0.05, top - low],
      [front - 0.07, top - low - 0.04],
      [front - 0.16, top - 0.28],
    ],
    0.04,
  )
  fixed.add('paint', bothSides(panel(outline, relief, 0.016)))
  const vent = rounded(
    [
      [front - 0.13, top - 0.27],
      [front + 0.05, top - 0.2],
      [front + 0.06, top - 0.24],
      [front - 0.02, top - low + 0.02],
      [front - 0.07, top - low + 0.01],
    ],
    0.02,
  )
  fixed.add('plastic', bothSides(panel(vent, (px, py) => relief(px, py) + 0.004, 0.02)))
  const under = rounded(
    [
      [rear + 0.1, top - 0.2],
      [front, top - 0.2],
      [front + 0.02, top - low - 0.06],
      [ports.front - 0.02, top - low - 0.1],
      [front - 0.2, top - 0.3],
    ],
    0.03,
  )
  fixed.add('plastic', bothSides(panel(under, (px, py) => relief(px, py) - 0.03, 0.05)))
}

function addGuards({ fixed, turning, style, stance, ports }: BodySite): void {
  const { has } = style.body
  const { front, rear } = style
  turning.add(
    has.has('no beak') ? 'paint' : 'plastic',
    mudguard(stance.front, {
      from: 25,
      to: 150,
      radius: front.radius + 0.03,
      width: front.width + 0.032,
      skirt: 0.05,
      taper: 0.7,
    }),
  )
  fixed.add(
    'plastic',
    mudguard(stance.rear, {
      from: 48,
      to: 108,
      radius: rear.radius + 0.014,
      width: rear.width + 0.02,
      skirt: 0.03,
    }),
  )
  const f = ports.front
  const s = ports.sump
  if (!has.has('road')) {
    const skid = rounded(
      [
        [f + 0.06, s + 0.17],
        [f + 0.085, s + 0.15],
        [f + 0.02, s - 0.025],
        [f - 0.28, s - 0.055],
        [f - 0.3, s - 0.03],
        [f - 0.04, s + 0.005],
      ],
      0.02,
    )
    fixed.add('cast', plate(skid, -0.125, 0.125, 0.008))
  }
  if (has.has('crash bars')) {
    const bar = (z: number) =>
      pipe(
        [
          [f + 0.06, style.body.tankTop - 0.2, z * 0.2],
          [f + 0.1, style.body.tankTop - 0.3, z * 0.95],
          [f + 0.06, s + 0.26, z * 1.12],
          [f - 0.06, s + 0.12, z],
          [f - 0.12, s + 0.03, z * 0.5],
        ],
        0.0125,
      )
    fixed.add('dark', bar(0.24), bar(-0.24))
    fixed.add('dark', bothSides(rod([f + 0.07, s + 0.3, 0.27], [f - 0.2, s + 0.3, 0.2], 0.0115)))
  }
}

function addTail({ fixed, style }: BodySite): void {
  const { seat, seatRear: rear, step, has } = style.body
  const y = seat + step - 0.05
  fixed.add(
    'paint',
    loft([
      { x: rear - 0.02, top: y + 0.02, bottom: y - 0.03, half: 0.07, crown: 2.4 },
      { x: rear + 0.12, top: y + 0.01, bottom: y - 0.09, half: 0.115, crown: 2.4, sole: 2 },
      { x: rear + 0.36, top: y - 0.04, bottom: y - 0.15, half: 0.13, crown: 2.4, sole: 2 },
      { x: rear + 0.5, top: y - 0.09, bottom: y - 0.14, half: 0.12 },
    ]),
  )
  fixed.add('plastic', block([rear + 0.52, seat - 0.15, 0], [0.34, 0.18, 0.2], 0.08, 0.04))
  fixed.add('tail', block([rear - 0.035, y - 0.002, 0], [0.03, 0.03, 0.11], 0, 0.01))
  addPlateHolder(fixed, [rear + 0.02, y - 0.03], { drop: 0.17, back: 0.09 })
  addRack(fixed, [rear + 0.0, y + 0.085])
  if (has.has('panniers')) addPanniers(fixed, [rear + 0.08, y - 0.14])
}

/** A tall machine for long roads: wide tank, beak, screen, hand guards, luggage. */
export function addAdventureBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop,
    tankHalf,
    seat,
    seatRear,
    step,
    edge,
  } = style.body
  fixed.add(
    'paint',
    tank({ rear, front, top: tankTop, half: tankHalf, deep: 0.27, edge, knees: 1, peak: 0.64 }),
  )
  addFiller(fixed, rear + (front - rear) * 0.6, tankTop)
  fixed.add(
    'seat',
    saddle({
      rear: seatRear + 0.02,
      front: rear + 0.08,
      height: seat,
      step,
      nose: 0.04,
      half: 0.145,
      thick: 0.085,
    }),
  )
  fixed.add('plastic', block([(rear + front) / 2, tankTop - 0.26, 0], [front - rear, 0.14, 0.22], 0, 0.04))
  addShrouds(site)
  addFace(site)
  addBeak(site)
  addGuards(site)
  addTail(site)
  if (style.engine.layout !== 'boxer')
    addRadiator(fixed, [site.ports.front + 0.07, site.ports.sump + 0.38], [0.34, 0.24])
  addBars(turning, stance, style.bars, style.mirrorReach)
  const [x, y] = stance.fork(stance.clamps[0])
  addDash(fixed, [x + 0.07, y + 0.09], style.body.dash)
  addIndicators(fixed, [x + 0.1, y - 0.12, 0.13], 0.06)
}
