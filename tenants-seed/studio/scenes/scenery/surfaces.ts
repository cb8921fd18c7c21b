import {
  CanvasTexture,
  DoubleSide,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three'
import { canvasOf, dice } from '../../interior/trim/textures'
import { noise } from './noise'

export interface Finish {
  readonly roughness?: number
  readonly metalness?: number
  readonly glow?: number
  readonly map?: Texture
  readonly bump?: Texture
  readonly bumpScale?: number
  readonly opacity?: number
  readonly coat?: number
}

/** A material of a place. */
export function surface(color: number, finish: Finish = {}): MeshPhysicalMaterial {
  const made = new MeshPhysicalMaterial({
    color,
    roughness: finish.roughness ?? 0.8,
    metalness: finish.metalness ?? 0,
    clearcoat: finish.coat ?? 0,
    side: DoubleSide,
    map: finish.map ?? null,
    bumpMap: finish.bump ?? null,
    bumpScale: finish.bumpScale ?? 1,
  })
  if (finish.glow) {
    made.emissive.set(color)
    made.emissiveIntensity = finish.glow
  }
  if (finish.opacity !== undefined) {
    made.transparent = true
    made.opacity = finish.opacity
  }
  return made
}

function tiled(canvas: HTMLCanvasElement, metres: number): CanvasTexture {
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / metres, 1 / metres)
  return texture
}

/** A speckled colour: asphalt, dirt, concrete. `patches` is how much large areas differ, `specks` how much grains do. */
export function speckled(metres: number, patches: number, specks: number): Texture {
  const size = 512
  const [canvas, context] = canvasOf(size, size)
  const image = context.createImageData(size, size)
  const roll = dice(metres * 100 + patches * 10)
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)]
    // Folded at the middle, so that the edges of the tile meet.
    const [u, v] = [Math.abs(x / size - 0.5) * 12, Math.abs(y / size - 0.5) * 12]
    const value = 255 * (1 - patches * (1 - noise(u, v, 5)) - specks * roll())
    image.data.set([value, value, value, 255], at * 4)
  }
  context.putImageData(image, 0, 0)
  const texture = tiled(canvas, metres)
  texture.colorSpace = SRGBColorSpace
  return texture
}

/** Windows of towers: `lit` is the share that glows. */
export function windows(
  lit: number,
  seed: number,
  glass: string,
  wall: string,
): { map: Texture; glow: Texture } {
  const roll = dice(seed)
  const [canvas, context] = canvasOf(256, 512)
  const [lights, lamp] = canvasOf(256, 512)
  context.fillStyle = wall
  context.fillRect(0, 0, 256, 512)
  lamp.fillStyle = '#000'
  lamp.fillRect(0, 0, 256, 512)
  for (let row = 0; row < 32; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const [x, y] = [column * 21.33 + 2, row * 16 + 3]
      context.fillStyle = glass
      context.globalAlpha = 0.7 + roll() * 0.3
      context.fillRect(x, y, 17, 11)
      if (roll() > lit) continue
      lamp.fillStyle = ['#ffd9a0', '#ffe8c4', '#dfeaff'][Math.floor(roll() * 3)] ?? '#fff'
      lamp.globalAlpha = 0.35 + roll() * 0.65
      lamp.fillRect(x, y, 17, 11)
    }
  }
  const [map, glow] = [new CanvasTexture(canvas), new CanvasTexture(lights)]
  for (const texture of [map, glow]) {
    texture.wrapS = RepeatWrapping
    texture.wrapT = RepeatWrapping
    texture.colorSpace = SRGBColorSpace
  }
  return { map, glow }
}
