/**
 * A smooth surface as triangles that can be cut along any line: each corner is position, normal, and the two coordinates it
 * was lofted with. Cutting keeps the normals, so that glass, lamps and doors lie flush in one surface.
 */
export type Skin = Float32Array

/** Numbers a corner. */
export const STRIDE = 8

/** Where a corner is: in space, and along the loft. */
export interface Place {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  /** Metres along the plan from the front's middle. */
  along: number
  /** How far up the loft. */
  up: number
}

/** A line on a skin: negative on one side, positive on the other, about a metre a unit near it. */
export type Field = (place: Place) => number

/** Corners being collected: an array that grows. */
export class Pen {
  data: Float32Array
  length = 0

  constructor(room = 1024) {
    this.data = new Float32Array(room)
  }

  private reserve(count: number): void {
    if (this.length + count <= this.data.length) return
    const wider = new Float32Array(Math.max(this.data.length * 2, this.length + count))
    wider.set(this.data)
    this.data = wider
  }

  /** Copies `count` numbers. */
  copy(from: Float32Array, at: number, count = STRIDE): void {
    this.reserve(count)
    for (let step = 0; step < count; step++) this.data[this.length + step] = from[at + step] as number
    this.length += count
  }

  push(...values: readonly number[]): void {
    this.reserve(values.length)
    this.data.set(values, this.length)
    this.length += values.length
  }

  /** The corner between two others. */
  between(from: Float32Array, a: number, b: number, share: number): void {
    this.reserve(STRIDE)
    for (let step = 0; step < STRIDE; step++) {
      const start = from[a + step] as number
      this.data[this.length + step] = start + ((from[b + step] as number) - start) * share
    }
    this.length += STRIDE
  }

  done(): Skin {
    return this.data.slice(0, this.length)
  }
}

/** Both skins in one. */
export function joined(...skins: readonly Skin[]): Skin {
  const out = new Float32Array(skins.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const skin of skins) {
    out.set(skin, at)
    at += skin.length
  }
  return out
}

/** The skin moved along its normals: outwards when positive. */
export function moved(skin: Skin, distance: number): Skin {
  const out = skin.slice()
  for (let at = 0; at < out.length; at += STRIDE) {
    for (let axis = 0; axis < 3; axis++)
      out[at + axis] = (skin[at + axis] as number) + (skin[at + 3 + axis] as number) * distance
  }
  return out
}

/** The same skin on the other side of the vehicle. */
export function mirrored(skin: Skin): Skin {
  const out = new Pen(skin.length)
  for (let at = 0; at < skin.length; at += STRIDE * 3) {
    for (const corner of [at, at + STRIDE * 2, at + STRIDE]) {
      const start = out.length
      out.copy(skin, corner)
      out.data[start + 2] = -(skin[corner + 2] as number)
      out.data[start + 5] = -(skin[corner + 5] as number)
    }
  }
  return out.done()
}
