import { type Recipe, vary } from './recipe'
import { roadster } from './roadster'
import { frontWheel, rearWheel } from './wheels'

/** Scooters by make and model. */
export const scooterModels: Readonly<Record<string, Recipe>> = {
  'yamaha-nmax-155': vary(roadster, {
    kind: 'scooter',
    wheelbase: 1.34,
    rake: 26,
    forkLength: 0.62,
    front: frontWheel([13, 110, 70], { style: 'five-y', discs: 1, disc: 0.115 }),
    rear: rearWheel([13, 130, 70], { style: 'five-y', disc: 0.115 }),
    fork: { inverted: false, finish: 'black', radius: 0.023, spread: 0.085 },
    bars: {
      forward: -0.05,
      rise: 0.16,
      half: 0.35,
      finish: 'black',
      sweep: 0.06,
      drop: 0.0,
      mirrors: 'stalk',
    },
    mirrorReach: 0.2,
    tankLength: 0.05,
    tankGap: 0.46,
    tail: 0.16,
    body: { seat: 0.765, step: 0.05, has: new Set() },
  }),
}
