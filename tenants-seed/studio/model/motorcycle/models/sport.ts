import { type Recipe, vary } from './recipe'
import { roadster } from './roadster'
import { frontWheel, rearWheel } from './wheels'

const sport: Recipe = vary(roadster, {
  kind: 'sport',
  wheelbase: 1.4,
  rake: 24,
  forkLength: 0.66,
  fork: { inverted: true, finish: 'black', radius: 0.027, spread: 0.104 },
  bars: {
    forward: 0.01,
    rise: -0.035,
    half: 0.33,
    finish: 'black',
    sweep: 0.11,
    drop: 0.03,
    clipOn: true,
    mirrors: 'none',
  },
  tankLength: 0.45,
  engine: { scale: 0.9 },
  exhaust: 'short',
  frame: 'tube',
  tail: 0.06,
  body: { tankTop: 0.99, tankHalf: 0.165, seat: 0.81, step: 0.085, edge: 0.5, has: new Set() },
})

/** Faired machines by make and model. */
export const sportModels: Readonly<Record<string, Recipe>> = {
  'honda-cbr650r': vary(sport, {
    wheelbase: 1.45,
    rake: 25.5,
    engine: { cylinders: 4 },
    exhaust: 'right',
    silencer: 'dark',
    fork: { finish: 'gold' },
    front: frontWheel([17, 120, 70], { style: 'six-y' }),
    rear: rearWheel([17, 180, 55], { style: 'six-y' }),
  }),
  'kawasaki-ninja-500': vary(sport, {
    wheelbase: 1.375,
    fork: { inverted: false, finish: 'dark', radius: 0.028 },
    exhaust: 'right',
    silencer: 'dark',
    front: frontWheel([17, 110, 70], { style: 'five-y', discs: 1, disc: 0.155 }),
    rear: rearWheel([17, 150, 60], { style: 'five-y' }),
    bars: { rise: 0.02 },
    body: { tankTop: 1.0, tankHalf: 0.155, seat: 0.79, edge: 0.8 },
  }),
  'yamaha-yzf-r3': vary(sport, {
    wheelbase: 1.38,
    rake: 25,
    exhaust: 'right',
    silencer: 'black',
    fork: { finish: 'gold', radius: 0.026 },
    front: frontWheel([17, 110, 70], { discs: 1, disc: 0.149 }),
    rear: rearWheel([17, 140, 70]),
    body: { seat: 0.785, tankHalf: 0.15, edge: 0.3 },
  }),
  'yamaha-yzf-r7': vary(sport, {
    wheelbase: 1.395,
    rake: 23.7,
    body: { seat: 0.835, tankTop: 1.0, edge: 0.6 },
    front: frontWheel([17, 120, 70], { style: 'five' }),
    rear: rearWheel([17, 180, 55], { style: 'five' }),
  }),
}
