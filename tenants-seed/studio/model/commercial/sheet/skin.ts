import { Vector3 } from 'three'

export type Spot = readonly [u: number, v: number]
export type Loop = readonly Spot[]

/** A curved surface that panels are drawn on: two measures to a place in metres, with the outward side known. */
export interface Skin {
  at(u: number, v: number): Vector3
  normal(u: number, v: number): Vector3
  /** 1 when u, v and the outward normal are right-handed, -1 when they are left-handed. */
  sign: 1 | -1
}

const step = 0.0015

/** A skin from its places alone: normals by differences, so creases stay as soft as the formula is. */
export function skinOf(at: (u: number, v: number) => Vector3, sign: 1 | -1): Skin {
  const normal = (u: number, v: number) => {
    const along = at(u + step, v).sub(at(u - step, v))
    const up = at(u, v + step).sub(at(u, v - step))
    return along.cross(up).multiplyScalar(sign).normalize()
  }
  return { at, normal, sign }
}

/** Half the width of a body at a place along it and a height. */
export type HalfWidth = (x: number, y: number) => number

/** The right flank of a body, measured by x and y. */
export const flank = (half: HalfWidth): Skin => skinOf((x, y) => new Vector3(x, y, half(x, y)), 1)

/** A lid (bonnet, roof), measured by x and z. */
export const lid = (height: (x: number, z: number) => number): Skin =>
  skinOf((x, z) => new Vector3(x, height(x, z), z), -1)
