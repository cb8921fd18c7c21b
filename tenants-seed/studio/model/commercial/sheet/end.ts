import { Vector3 } from 'three'
import { type HalfWidth, type Skin, skinOf } from './skin'

/** An end of a body as seen from above, at every height: bowed in the middle, rounded into the flanks. */
export interface End {
  /** x of the end on the centre line. */
  reach(y: number): number
  /** How far the end falls back from the centre line to its corners. */
  bow(y: number): number
  corner(y: number): number
  half: HalfWidth
  facing: 1 | -1
}

interface Corner {
  /** Where the bowed middle meets the corner. */
  joinX: number
  joinZ: number
  from: number
  radius: number
  /** Where the corner meets the flank. */
  endX: number
}

function cornerOf({ reach, bow, corner, half, facing }: End, y: number): Corner {
  const depth = bow(y)
  const radius = corner(y)
  const width = half(reach(y) - facing * (depth + radius), y)
  let joinZ = width - radius * 0.8
  let from = 0
  for (let i = 0; i < 3; i++) {
    from = Math.atan((2 * depth) / joinZ)
    joinZ = width - radius * (1 - Math.sin(from))
  }
  const joinX = reach(y) - facing * depth
  return { joinX, joinZ, from, radius, endX: joinX - facing * radius * Math.cos(from) }
}

const ease = (t: number) => t * t * (3 - 2 * t)

/**
 * The skin round an end. u: 0 in the middle, 1 where the corner starts, 2 where it has become the flank, then metres
 * along the flank; negative on the left. v is the height.
 */
export function wrap(end: End): Skin {
  const { reach, bow, half, facing } = end
  const at = (u: number, y: number) => {
    const a = Math.abs(u)
    const corner = cornerOf(end, y)
    const { joinX, joinZ, from, radius, endX } = corner
    let x = reach(y) - facing * bow(y) * a * a
    let z = a * joinZ
    if (a > 2) {
      x = endX - facing * (a - 2)
      z = half(x, y)
    } else if (a > 1) {
      const angle = from + (a - 1) * (Math.PI / 2 - from)
      x = joinX - facing * radius * (Math.cos(from) - Math.cos(angle))
      z = joinZ + radius * (Math.sin(angle) - Math.sin(from)) + (half(x, y) - half(endX, y)) * ease(a - 1)
    }
    return new Vector3(x, y, u < 0 ? -z : z)
  }
  return skinOf(at, facing === 1 ? -1 : 1)
}

/** The u of a place on the right flank, for outlines that cross from the flank into the corner. */
export function uOnFlank(end: End, x: number, y: number): number {
  return 2 + end.facing * (cornerOf(end, y).endX - x)
}
/** x where the corner has become the flank. */
export const flankStart = (end: End, y: number): number => cornerOf(end, y).endX
