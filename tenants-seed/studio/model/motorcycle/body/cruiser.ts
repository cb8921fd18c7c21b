import { addBars } from '../chassis/bars'
import { addDash } from '../chassis/fittings'
import { addIndicators, addPlateHolder, addRoundLamp } from '../chassis/lamps'
import { mudguard } from '../chassis/mudguard'
import { block } from '../engine/castings'
import { loft } from '../shape/loft'
import { bothSides } from '../shape/surface'
import { beam, pipe, rod } from '../shape/sweep'
import { drum } from '../shape/turned'
import type { BodySite } from './body-site'
import { saddle } from './seat'
import { addFiller, tank } from './tank'

function addGuards({ fixed, turning, style, stance }: BodySite): void {
  const { front, rear, body } = style
  const chopped = body.has.has('chopped')
  const deep = body.has.has('valanced')
  turning.add(
    'paint',
    mudguard(stance.front, {
      from: chopped ? 50 : 30,
      to: chopped ? 142 : 176,
      radius: front.radius + 0.022,
      width: front.width + 0.034,
      skirt: deep ? 0.1 : 0.045,
      taper: 0.9,
    }),
  )
  fixed.add(
    'paint',
    mudguard(stance.rear, {
      from: 40,
      to: chopped ? 128 : 168,
      radius: rear.radius + 0.032,
      width: rear.width + 0.05,
      skirt: deep ? 0.1 : 0.06,
    }),
  )
  const strut = beam(
    [
      [stance.rear[0] + 0.3, stance.rear[1] + 0.26, rear.width / 2 + 0.042, 0.05, 0.014],
      [stance.rear[0] + 0.02, stance.rear[1] + 0.34, rear.width / 2 + 0.04, 0.04, 0.014],
      [stance.rear[0] - 0.2, stance.rear[1] + 0.27, rear.width / 2 + 0.038, 0.026, 0.012],
    ],
    3,
  )
  fixed.add(style.pipe === 'chrome' ? 'chrome' : 'black', bothSides(strut))
}

/** Slab or wrapped covers of oil tank and battery between the cylinders and the rear wheel. */
function addSideCovers({ fixed, style }: BodySite): void {
  const {
    seat,
    tank: [rear],
  } = style.body
  const [, y] = style.pivot
  fixed.add(
    'gloss',
    loft([
      { x: rear - 0.24, top: seat - 0.09, bottom: y + 0.06, half: 0.1, crown: 3, sole: 3 },
      { x: rear - 0.16, top: seat - 0.07, bottom: y + 0.01, half: 0.135, crown: 3, sole: 3 },
      { x: rear - 0.02, top: seat - 0.06, bottom: y + 0.03, half: 0.14, crown: 3, sole: 3 },
      { x: rear + 0.04, top: seat - 0.06, bottom: y + 0.07, half: 0.11, crown: 3, sole: 3 },
    ]),
  )
}

function addRearLamp({ fixed, style, stance }: BodySite): void {
  const [x, y] = stance.rear
  const angle = ((style.body.has.has('chopped') ? 120 : 136) * Math.PI) / 180
  const reach = style.rear.radius + 0.045
  const at: [number, number] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  fixed.add('chrome', block([at[0], at[1] + 0.01, 0], [0.05, 0.05, 0.1], 0.5, 0.02))
  fixed.add('tail', block([at[0] - 0.022, at[1] + 0.015, 0], [0.04, 0.04, 0.086], 0.5, 0.016))
  addPlateHolder(fixed, [at[0] - 0.02, at[1] - 0.06], { drop: 0.03, back: 0.05, round: true })
}

function addHeadlamp({ turning, style, stance }: BodySite): void {
  const { lamp, lampRadius: r } = style.body
  const [x, y] = stance.fork(stance.clamps[1] + 0.08)
  const bright = style.pipe === 'chrome' ? 'chrome' : 'black'
  if (lamp === 'nacelle') {
    turning.add(
      'chrome',
      loft([
        { x: x - 0.03, top: y + 0.15, bottom: y - 0.14, half: 0.13 },
        { x: x + 0.06, top: y + 0.145, bottom: y - 0.13, half: 0.145 },
        { x: x + 0.12, top: y + 0.11, bottom: y - 0.1, half: 0.115 },
      ]),
    )
  }
  addRoundLamp(turning, [x + 0.15, y], r, { shell: bright, rim: bright, led: lamp === 'led-round' })
  turning.add('black', bothSides(rod([x, y + 0.03, 0.085], [x + 0.1, y + 0.01, r * 0.95], 0.011)))
  addIndicators(turning, [x + 0.02, y - 0.1, 0.115], 0.05, true)
}

/** A low long machine: teardrop tank, scooped seat, wide mudguards, raked fork. */
export function addCruiserBody(site: BodySite): void {
  const { fixed, turning, style, stance } = site
  const {
    tank: [rear, front],
    tankTop,
    tankHalf,
    seat,
    seatRear,
    step,
    seatFinish,
    has,
  } = style.body
  fixed.add(
    'paint',
    tank({
      rear,
      front,
      top: tankTop,
      half: tankHalf,
      deep: 0.21,
      edge: style.body.edge,
      knees: 0,
      peak: 0.68,
    }),
  )
  addFiller(fixed, rear + (front - rear) * 0.66, tankTop, 'chrome')
  if (has.has('console')) {
    fixed.add(
      'chrome',
      loft([
        { x: rear + 0.12, top: tankTop - 0.03, bottom: tankTop - 0.08, half: 0.03 },
        { x: rear + 0.24, top: tankTop + 0.012, bottom: tankTop - 0.04, half: 0.05 },
        { x: front - 0.08, top: tankTop + 0.012, bottom: tankTop - 0.04, half: 0.045 },
        { x: front - 0.02, top: tankTop - 0.03, bottom: tankTop - 0.06, half: 0.03 },
      ]),
    )
    fixed.add('display', drum([rear + 0.26, tankTop + 0.006, 0], [-0.3, 1, 0], 0.04, 0.014, 0.004))
  }
  fixed.add(
    seatFinish,
    saddle({
      rear: seatRear,
      front: rear + 0.05,
      height: seat,
      step,
      nose: 0.03,
      half: has.has('solo') ? 0.15 : 0.155,
      thick: 0.085,
    }),
  )
  fixed.add('black', block([(rear + front) / 2, tankTop - 0.2, 0], [front - rear - 0.06, 0.08, 0.1], 0, 0.03))
  addSideCovers(site)
  addGuards(site)
  addRearLamp(site)
  addHeadlamp(site)
  addBars(turning, stance, style.bars, style.mirrorReach)
  if (!has.has('console')) {
    const [x, y] = stance.fork(stance.clamps[0])
    addDash(turning, [x + 0.02, y + 0.09], 'clock')
  }
  if (has.has('engine guard')) {
    const f = site.ports.front
    fixed.add(
      'chrome',
      pipe(
        [
          [f + 0.08, tankTop - 0.26, -0.03],
          [f + 0.1, 0.56, -0.24],
          [f + 0.09, 0.36, -0.34],
          [f + 0.02, 0.24, -0.14],
          [f + 0.02, 0.24, 0.14],
          [f + 0.09, 0.36, 0.34],
          [f + 0.1, 0.56, 0.24],
          [f + 0.08, tankTop - 0.26, 0.03],
        ],
        0.016,
      ),
    )
  }
}
