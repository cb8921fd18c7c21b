import { clamp, mix, smooth } from '../kit/curve'
import type { Surface } from '../kit/loft'
import type { Plan } from '../kit/plan'
import type { CarForm } from './car-form'

type Vec = readonly [x: number, y: number, z: number]

const lerp = (a: Vec, b: Vec, share: number): Vec => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
]

/** A rounded corner: leaves `a` for `corner` and arrives at `b` coming from it. */
function bend(a: Vec, corner: Vec, b: Vec, share: number): Vec {
  return lerp(lerp(a, corner, share), lerp(corner, b, share), share)
}

/** A wall, a rounded edge, and what closes it on top: `up` runs 0 to 1, to 2, to 3. */
interface Shell {
  wall(along: number, share: number): Vec
  cap(along: number, share: number): Vec
  /** Shares of wall and cap that the rounded edge takes. */
  edge(along: number): readonly [wall: number, cap: number]
}

function shellSurface({ wall, cap, edge }: Shell): Surface {
  return (along, up) => {
    const [low, high] = edge(along)
    if (up <= 1) return wall(along, up * (1 - low))
    if (up <= 2) return bend(wall(along, 1 - low), wall(along, 1), cap(along, high), up - 1)
    return cap(along, high + (up - 2) * (1 - high))
  }
}

/** Widens the sides round the wheels. */
function flare(form: CarForm, x: number, y: number): number {
  const reach = form.wheel.radius
  const from = (axle: number) => Math.hypot(x - axle, y - reach)
  const near = Math.min(from(form.wheelbase / 2), from(-form.wheelbase / 2))
  return 0.02 * (1 - smooth(reach + 0.05, reach + 0.24, near)) * (1 - smooth(0.62, 0.9, y))
}

/** How the wall of the tub leans in, by the way it faces. */
function leanIn(form: CarForm, nx: number, nz: number, share: number): number {
  const end = nx > 0 ? form.noseInset(share) : form.tailInset(share)
  return nx * nx * end + nz * nz * form.sideInset(share)
}

function spine(plan: Plan, x: number, front: number, rear: number): number {
  return clamp(x, rear + plan.length * 0.06, front - plan.length * 0.09)
}

/** The lower body: bumpers, sides, bonnet and tail in one. */
export function tubSurface(form: CarForm): Surface {
  const { tubPlan } = form
  const wall = (along: number, share: number): Vec => {
    const { x, z, nx, nz } = tubPlan.at(along)
    const y = mix(form.hem(x), form.shoulder(x), share)
    const lean = leanIn(form, nx, nz, share) - flare(form, x, y) * nz * nz
    return [x - nx * lean, y, z - nz * lean]
  }
  const cap = (along: number, share: number): Vec => {
    const [x, , z] = wall(along, 1)
    const outer = tubPlan.at(along).x
    const middle = spine(tubPlan, outer, form.front, form.rear)
    const at = mix(outer, middle, share)
    const rise = form.crown(at) * (1 - (1 - share) ** 2)
    return [mix(x, middle, share), form.shoulder(at) + rise, z * (1 - share)]
  }
  const edge = (along: number): readonly [number, number] => {
    const { nx } = tubPlan.at(along)
    return nx > 0 ? [mix(0.1, 0.15, nx * nx), mix(0.12, 0.16, nx * nx)] : [mix(0.1, 0.07, nx * nx), 0.1]
  }
  return shellSurface({ wall, cap, edge })
}

/** Below the tub's upper edge, so that the two never gape. */
const SUNK = 0.06

/** The cabin: windscreen, side windows, rear window and roof in one. */
export function cabinSurface(form: CarForm): Surface {
  const { basePlan, roofPlan } = form
  const scale = roofPlan.length / basePlan.length
  const wall = (along: number, share: number): Vec => {
    const foot = basePlan.at(along)
    const top = roofPlan.at(along * scale)
    const bow = 0.1 * share * (1 - share) * (0.35 + 0.65 * (1 - Math.abs(foot.nz)))
    const y = mix(form.shoulder(foot.x) - SUNK, form.roofline(top.x), share)
    return [mix(foot.x, top.x, share) + foot.nx * bow, y, mix(foot.z, top.z, share) + foot.nz * bow]
  }
  const cap = (along: number, share: number): Vec => {
    const { x, z } = roofPlan.at(along * scale)
    const middle = clamp(x, form.rearTop + 0.3, form.screenTop - 0.35)
    const at = mix(x, middle, share)
    return [at, form.roofline(at) + form.roofCrown * (1 - (1 - share) ** 2), z * (1 - share)]
  }
  const edge = (along: number): readonly [number, number] => {
    const { nx } = basePlan.at(along)
    return [mix(0.16, 0.14, nx * nx), mix(0.12, 0.3, nx * nx)]
  }
  return shellSurface({ wall, cap, edge })
}
