import {
  DataTexture,
  Float32BufferAttribute,
  FloatType,
  LinearFilter,
  RGBAFormat,
  type Vector2,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { LightBaker, read, receiver, SKY_DIRECTIONS } from './light-baker'
import { FLOOR_GRID, floorPoints, pointsOf, texture } from './light-points'
import type { Batch } from './merge-group'

/**
 * Light that reaches every corner of the model and the floor from all around, with the model's own shadow: for each of many
 * directions the model is drawn as seen from there, and every corner asks whether it can be seen. Baked once a model, it
 * serves all its pictures and has no noise.
 */

/** Directions that light comes from off the floor. */
const FLOOR_DIRECTIONS = 14

/** What the cosines of all directions come to, above or below any surface that sees the whole of its side. */
const WHOLE = SKY_DIRECTIONS / 2

/** Directions spread evenly over the half sphere above (1) or below (-1). */
function halfSphere(count: number, sign: 1 | -1): Vector3[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  return Array.from({ length: count }, (_, index) => {
    const y = (index + 0.5) / count
    const radius = Math.sqrt(1 - y * y)
    return new Vector3(Math.cos(golden * index) * radius, sign * y, Math.sin(golden * index) * radius)
  })
}

/** Averages neighbouring cells, so that single directions leave no edges on the floor. */
function smoothed(values: Float32Array, columns: number, rows: number): Float32Array {
  const out = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let weight = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const share = x === column && y === row ? 2 : 1
          sum += (values[y * columns + x] as number) * share
          weight += share
        }
      }
      out[row * columns + column] = sum / weight
    }
  }
  return out
}

function whiteFloor(): DataTexture {
  return texture(new Float32Array([1, 1, 1, 1]), 1, 1)
}

/** The floor's light, 1 in the open, and how much of it that is in the units of `bakeLight`. */
interface BakedFloor {
  texture: DataTexture
  open: number
  half: Vector2
}

function developFloor(raw: Float32Array, half: Vector2): BakedFloor {
  const { columns, rows } = FLOOR_GRID
  const open = raw[(columns * (rows / 2) + columns / 2) * 4 + 2] as number
  const shade = Float32Array.from(
    { length: columns * rows },
    (_, index) => (raw[index * 4] as number) / (raw[index * 4 + 2] as number),
  )
  const even = smoothed(smoothed(smoothed(shade, columns, rows), columns, rows), columns, rows)
  const pixels = new Float32Array(columns * rows * 4)
  for (let index = 0; index < even.length; index++) {
    pixels.fill(even[index] as number, index * 4, index * 4 + 4)
  }
  const baked = new DataTexture(pixels, columns, rows, RGBAFormat, FloatType)
  baked.minFilter = LinearFilter
  baked.magFilter = LinearFilter
  baked.needsUpdate = true
  return { texture: baked, open, half }
}

function assign(batches: readonly Batch[], raw: Float32Array, open: number): void {
  let at = 0
  for (const { geometry } of batches) {
    const count = geometry.attributes.position?.count ?? 0
    const light = new Float32Array(count * 4)
    for (let index = 0; index < count * 4; index += 4, at += 4) {
      for (const side of [0, 2]) {
        light[index + side] = (raw[at + side] as number) / open
        light[index + side + 1] = (raw[at + side + 1] as number) / WHOLE
      }
    }
    geometry.setAttribute('light', new Float32BufferAttribute(light, 4))
  }
}

/** Gives every batch an attribute `light` (arriving light and openness, of its face and of its back) and returns the floor's light. */
export function bakeLight(
  renderer: WebGLRenderer,
  batches: readonly Batch[],
  radius: number,
  middle: Vector3,
  floorHalf: Vector2,
): BakedFloor {
  const baker = new LightBaker(renderer, batches, radius, middle)
  const autoClear = renderer.autoClear
  renderer.autoClear = false
  const onFloor = receiver(renderer, floorPoints(floorHalf), true)
  const onModel = receiver(renderer, pointsOf(batches.map(({ geometry }) => geometry)))
  baker.lightFloor(whiteFloor(), floorHalf)
  baker.add([onFloor, onModel], halfSphere(SKY_DIRECTIONS, 1))
  const floor = developFloor(read(renderer, onFloor.into), floorHalf)
  baker.lightFloor(floor.texture, floorHalf)
  baker.add([onModel], halfSphere(FLOOR_DIRECTIONS, -1))
  assign(batches, read(renderer, onModel.into), floor.open)
  renderer.autoClear = autoClear
  baker.dispose()
  return floor
}
