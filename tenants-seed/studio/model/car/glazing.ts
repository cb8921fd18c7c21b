import { clamp, mix, smooth } from '../kit/curve'
import { cut } from '../kit/cut'
import { all, either, grown, not, rounded } from '../kit/fields'
import { relief } from '../kit/relief'
import { type Field, moved, type Skin } from '../kit/skin'
import type { CarBuild } from './car-build'

/** Where the cabin's windows are, in metres round its foot and up. */
interface Openings {
  screen: Field
  side: Field
  rear: Field
}

/** Metres round the cabin's foot at which its side begins and ends: just behind and before its corners. */
function corners({ form }: CarBuild) {
  const { basePlan } = form
  let front = 0
  while (basePlan.at(front).nz < 0.72 && front < basePlan.length / 2) front += 0.01
  let rear = basePlan.length
  while (basePlan.at(rear).nz < 0.72 && rear > basePlan.length / 2) rear -= 0.01
  return { front, rear }
}

/** The wall's own measure of height: `up` in metres, 0 at the roof's edge, negative below. */
function belowRoof({ form }: CarBuild): Field {
  return ({ up, x }) => {
    const wall = form.roofline(x) - form.shoulder(x)
    return (up - 1) * wall * 0.86
  }
}

function openings(car: CarBuild): Openings {
  const { form, design } = car
  const { front, rear } = corners(car)
  const height = belowRoof(car)
  const sill: Field = ({ x, y }) => form.shoulder(x) + 0.026 + kick * smooth(0.2, form.rearBase + 0.5, x) - y
  const kick = design.own('window kick') > 0.5 ? 0.09 * design.own('window kick') : 0
  const van = design.body === 'People Mover'
  const thickTail = car.hasDeck
    ? 0.26
    : design.body === 'Hatch'
      ? 0.34
      : 0.07 + design.own('rear pillar') * 0.12
  const screen = rounded(
    0.05,
    ({ along }) => along - (front - 0.04),
    (place) => height(place) + 0.0,
    ({ x, y }) => form.shoulder(x) - 0.05 - y,
  )
  const side = rounded(
    0.035,
    ({ along }) => front + 0.055 - along,
    ({ along, x, y }) => along - (rear - thickTail) - (van ? 0 : 0.25 * clamp((y - form.shoulder(x)) * 0.4)),
    (place) => height(place) + 0.028,
    sill,
  )
  const window = rounded(
    0.05,
    ({ along }) => rear + 0.05 - along,
    (place) => height(place) + (car.hasDeck ? 0.01 : 0.03),
    ({ x, y, along }) => form.shoulder(x) + (car.hasDeck ? 0.0 : 0.045) - y + 0 * along,
  )
  return { screen, side, rear: window }
}

/** Where the windscreen is. */
export const windscreenOf = (car: CarBuild): Field => openings(car).screen

/** Upright bars of the side windows: x of each at the belt, and how wide. */
export function pillars({ form, design }: CarBuild): { at: number; width: number; lean: number }[] {
  const behind = form.wheelbase / 2
  const middle = mix(form.screenBase - 0.42, form.rearBase, 0.37)
  if (design.doors <= 3) return [{ at: middle - 0.3, width: 0.06, lean: 0.1 }]
  const last = Math.max(form.rearBase + 0.42, -behind - 0.1)
  const list = [
    { at: middle, width: 0.085, lean: 0.12 },
    { at: last, width: 0.055, lean: 0.25 },
  ]
  return list
}

function pillarField(car: CarBuild): Field {
  const fields = pillars(car).map(
    ({ at, width, lean }): Field =>
      ({ x, y }) =>
        Math.abs(x - at + (y - car.form.shoulder(x)) * lean) - width / 2,
  )
  return either(...fields)
}

function frame(
  car: CarBuild,
  opening: Field,
  edge: number,
  glass: 'glass' | 'privacyGlass',
  name: string,
): void {
  const whole = car.takeCabin(opening)
  const [pane, surround] = cut(whole, grown(opening, -edge))
  car.add(`${name} surround`, moved(surround, -0.002), 'gloss')
  car.add(name, moved(pane, -0.003), glass)
}

function sideWindows(car: CarBuild, opening: Field): void {
  const bars = pillarField(car)
  const rim = car.takeCabin(opening)
  const [pane, surround] = cut(rim, all(grown(opening, -0.018), not(bars)))
  const first = pillars(car)[0]?.at ?? 0
  const [rearPane, frontPane] = cut(pane, ({ x }) => x - first)
  car.add('window frame', relief(surround, 0.002, -0.01), 'gloss')
  car.add('front window', moved(frontPane, -0.004), 'glass')
  car.add('rear window', moved(rearPane, -0.004), 'privacyGlass')
}

/** The strip below the side windows, bright on dearer cars. */
function beltStrip(car: CarBuild, opening: Field): void {
  const { form } = car
  const strip: Skin = car.takeCabin(
    all(grown(opening, 0.016), ({ x, y }) => y - form.shoulder(x) - 0.027, not(grown(opening, 0))),
  )
  const bright = car.face.chrome && car.design.own('belt strip') > 0.4
  car.add('belt strip', relief(strip, 0.004, -0.005), bright ? 'chrome' : 'gloss')
}

/** Cuts the windows out of the cabin and glazes them; what is left inside becomes the headlining. */
export function glaze(car: CarBuild): void {
  const { screen, side, rear } = openings(car)
  frame(car, screen, 0.026, 'glass', 'windscreen')
  sideWindows(car, side)
  beltStrip(car, side)
  frame(car, rear, 0.03, 'privacyGlass', 'rear window')
  car.add('headlining', moved(car.cabin, -0.03), 'trim')
}
