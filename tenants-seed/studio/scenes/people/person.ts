import { type Group, type Material, Vector3 } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import { pillow } from '../../interior/shape/pillow'
import type { Place } from '../../interior/shape/surface'
import { surface } from '../scenery/surfaces'
import { ball, jointOf, limb, trunk } from './shape'

/** Somebody in a picture: a plain figure without a face, as people in architects' models. */
export interface Person {
  readonly x: number
  readonly z: number
  /** Degrees to the left of the front of an unturned vehicle. */
  readonly turn: number
  /** In metres. */
  readonly height: number
  readonly skin: number
  readonly hair: number
  readonly hairCut: 'short' | 'bob' | 'bun'
  readonly top: number
  readonly trousers: number
  readonly sleeves: 'long' | 'short'
  /** Where the hands are, from the feet: ahead, up, to the right; in parts of a height of 1.75 m. */
  readonly left?: Place
  readonly right?: Place
  /** Degrees the head is turned to the left and raised. */
  readonly gaze?: readonly [left: number, up: number]
}

const TALL = 1.75
const UPPER_ARM = 0.29
const FOREARM = 0.27
const THIGH = 0.403
const SHIN = 0.398

interface Cloth {
  readonly skin: Material
  readonly hair: Material
  readonly top: Material
  readonly trousers: Material
  readonly dark: Material
}

const vector = ([x, y, z]: Place) => new Vector3(x, y, z)

/** An arm from the shoulder to the hand; `side` is -1 for the left. */
function arm(side: -1 | 1, hand: Place, { sleeves }: Person, { skin, top }: Cloth): Group {
  const shoulder = new Vector3(-0.005, 1.405, side * 0.178)
  const aim = vector(hand)
  const elbow = jointOf(shoulder, aim, [UPPER_ARM, FOREARM], new Vector3(-0.7, -0.6, side * 0.45))
  const wrist = elbow.clone().add(aim.sub(elbow).setLength(FOREARM))
  const run = wrist.clone().sub(elbow).normalize()
  const palm = wrist.clone().addScaledVector(run, 0.045)
  const mid = elbow.clone().lerp(shoulder, 0.4)
  const sleeve = limb(
    sleeves === 'long'
      ? [
          [shoulder, 0.062],
          [elbow, 0.05],
          [wrist, 0.041],
        ]
      : [
          [shoulder, 0.062],
          [mid, 0.057],
        ],
  )
  const bare = limb([
    [mid, 0.044],
    [elbow, 0.041],
    [elbow.clone().lerp(wrist, 0.4), 0.041],
    [wrist, 0.027],
  ])
  const thumb = palm.clone().add(new Vector3(0.012, 0.028, -side * 0.018))
  return group(
    part(sleeve, top),
    ...(sleeves === 'short' ? [part(bare, skin)] : []),
    part(
      limb([
        [wrist, 0.027],
        [palm, 0.035],
        [palm.clone().addScaledVector(run, 0.055), 0.024],
      ]),
      skin,
    ),
    part(
      limb([
        [palm.clone().addScaledVector(run, -0.02), 0.016],
        [thumb.addScaledVector(run, 0.03), 0.012],
      ]),
      skin,
    ),
  )
}

function leg(side: -1 | 1, { trousers, dark }: Cloth): Group {
  const hip = new Vector3(-0.005, 0.88, side * 0.088)
  // One foot stands a little ahead: nobody stands like a post.
  const ankle = new Vector3(side * -0.05, 0.085, side * 0.115)
  const knee = jointOf(hip, ankle, [THIGH, SHIN], new Vector3(1, 0, side * 0.2))
  const shoe = at(part(pillow({ size: [0.275, 0.1, 0.1], radius: 0.048 }), dark), 0.055, -0.035, 0)
  const foot = at(group(shoe), ankle.x, ankle.y, ankle.z)
  foot.rotation.y = side * -0.2
  return group(
    part(
      limb([
        [hip, 0.094],
        [hip.clone().lerp(knee, 0.5), 0.088],
        [knee, 0.069],
        [knee.clone().lerp(ankle, 0.5), 0.066],
        [ankle, 0.062],
      ]),
      trousers,
    ),
    foot,
  )
}

function body({ skin, top, trousers, dark }: Cloth): Group {
  const hips = trunk([
    [0.8, 0.03, 0.05],
    [0.84, 0.1, 0.15],
    [0.92, 0.122, 0.178],
    [1.0, 0.112, 0.166],
    [1.06, 0.1, 0.15],
  ])
  const belt = trunk([
    [0.965, 0.121, 0.174],
    [0.985, 0.121, 0.174],
    [1.005, 0.119, 0.171],
  ])
  const chest = trunk([
    [0.985, 0.124, 0.178],
    [1.06, 0.113, 0.164, 0.002],
    [1.16, 0.114, 0.168, 0.006],
    [1.28, 0.122, 0.188, 0.008],
    [1.37, 0.113, 0.197],
    [1.43, 0.092, 0.172, -0.006],
    [1.475, 0.074, 0.105, -0.012],
    [1.51, 0.06, 0.062, -0.008],
  ])
  const collar = trunk([
    [1.475, 0.068, 0.078, -0.006],
    [1.505, 0.066, 0.066, -0.008],
    [1.53, 0.061, 0.06, -0.012],
  ])
  const neck = limb([
    [new Vector3(-0.014, 1.44, 0), 0.054],
    [new Vector3(-0.004, 1.6, 0), 0.05],
  ])
  return group(part(hips, trousers), part(belt, dark), part(chest, top), part(collar, top), part(neck, skin))
}

/** Narrows a ball towards the chin. */
function chin(point: Vector3): void {
  if (point.y > 0) return
  const low = point.y * point.y
  point.z *= 1 - 0.34 * low
  point.x *= point.x > 0 ? 1 - 0.1 * low : 1 - 0.42 * low
  point.x += 0.12 * low
}

/** Lifts a ball's brim off the face, so that hair ends above the brow and at the nape. */
function hairline(point: Vector3): void {
  const brow = 0.16 + 0.3 * Math.max(0, point.x)
  if (point.x > -0.2 && point.y < brow) point.multiplyScalar(0.86)
}

function head({ hairCut, gaze = [0, 0] }: Person, { skin, hair }: Cloth): Group {
  const face = group(
    part(ball([0.098, 0.122, 0.079], chin), skin),
    at(part(ball([0.016, 0.024, 0.011]), skin), 0.1, -0.012, 0),
    ...[-1, 1].map((side) => at(part(ball([0.017, 0.029, 0.009]), skin), -0.008, -0.01, side * 0.08)),
    at(part(ball([0.102, 0.118, 0.085], hairline), hair), -0.011, 0.016, 0),
    ...(hairCut === 'bun' ? [at(part(ball([0.05, 0.048, 0.05]), hair), -0.122, 0.05, 0)] : []),
    ...(hairCut === 'bob' ? [at(part(ball([0.066, 0.125, 0.087]), hair), -0.052, -0.045, 0)] : []),
  )
  face.rotation.order = 'YXZ'
  face.rotation.set(0, (gaze[0] * Math.PI) / 180, (gaze[1] * Math.PI) / 180)
  return at(face, 0.012, 1.628, 0)
}

/** A person where they stand, for pictures of a place. */
export function person(who: Person): Group {
  const { left = [0.04, 0.86, -0.24], right = [0.02, 0.86, 0.24] } = who
  const cloth: Cloth = {
    skin: surface(who.skin, { roughness: 0.6 }),
    hair: surface(who.hair, { roughness: 0.65 }),
    top: surface(who.top, { roughness: 0.85 }),
    trousers: surface(who.trousers, { roughness: 0.85 }),
    dark: surface(0x26211e, { roughness: 0.5 }),
  }
  const figure = group(
    leg(-1, cloth),
    leg(1, cloth),
    body(cloth),
    arm(-1, left, who, cloth),
    arm(1, right, who, cloth),
    head(who, cloth),
  )
  figure.scale.setScalar(who.height / TALL)
  figure.rotation.y = (who.turn * Math.PI) / 180
  return at(figure, who.x, 0, who.z)
}
