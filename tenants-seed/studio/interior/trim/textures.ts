import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'

/** Numbers from 0 to 1 that are the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A canvas to paint on. */
export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser paints no canvas')
  return [canvas, context]
}

function heights(size: number, metres: number, height: (x: number, y: number) => number): Texture {
  const [canvas, context] = canvasOf(size, size)
  const image = context.createImageData(size, size)
  for (let at = 0; at < size * size; at += 1) {
    const value = Math.round(255 * Math.min(1, Math.max(0, height(at % size, Math.floor(at / size)))))
    image.data.set([value, value, value, 255], at * 4)
  }
  context.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / metres, 1 / metres)
  return texture
}

/** Distances to the two nearest of a wrapped set of points. */
function cells(size: number, across: number, seed: number): (x: number, y: number) => [number, number] {
  const roll = dice(seed)
  const cell = size / across
  const points = Array.from({ length: across * across }, () => [roll(), roll()] as const)
  return (x, y) => {
    let [first, second] = [9, 9]
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
    for (let index = 0; index < 9; index += 1) {
      const [i, j] = [column + (index % 3) - 1, row + Math.floor(index / 3) - 1]
      const point = points[((j + across) % across) * across + ((i + across) % across)] ?? [0.5, 0.5]
      const distance = Math.hypot(i + point[0] - x / cell, j + point[1] - y / cell)
      if (distance < first) [first, second] = [distance, first]
      else if (distance < second) second = distance
    }
    return [first, second]
  }
}

/** Leather: cells with creases between them. */
export function leatherGrain(): Texture {
  const nearest = cells(256, 44, 3)
  return heights(256, 0.11, (x, y) => {
    const [first, second] = nearest(x, y)
    return 0.35 + 0.65 * Math.min(1, (second - first) * 2.4)
  })
}

/** Cloth: threads over and under. */
export function clothWeave(): Texture {
  const roll = dice(11)
  const noise = Array.from({ length: 256 * 256 }, () => roll())
  return heights(256, 0.04, (x, y) => {
    const over = (Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0
    const thread = Math.abs(Math.sin(((over ? x : y) / 8) * Math.PI))
    return 0.25 + 0.6 * thread + 0.15 * (noise[y * 256 + x] ?? 0)
  })
}

/** Soft plastic: a fine grain. */
export function plasticGrain(): Texture {
  const nearest = cells(256, 64, 29)
  return heights(256, 0.09, (x, y) => 1 - nearest(x, y)[0])
}

/** Carpet and roof lining: nap. */
export function nap(): Texture {
  const roll = dice(5)
  const noise = Array.from({ length: 256 * 256 }, () => roll())
  return heights(256, 0.12, (x, y) => noise[y * 256 + x] ?? 0)
}

/** Grain of open-pored wood, as a colour. */
export function woodGrain(dark: string, light: string): Texture {
  const [canvas, context] = canvasOf(512, 128)
  const roll = dice(17)
  context.fillStyle = dark
  context.fillRect(0, 0, 512, 128)
  context.strokeStyle = light
  for (let line = 0; line < 150; line += 1) {
    context.globalAlpha = 0.08 + roll() * 0.22
    context.lineWidth = 0.4 + roll() * 1.6
    const y = roll() * 128
    context.beginPath()
    context.moveTo(0, y)
    context.bezierCurveTo(170, y + roll() * 14 - 7, 340, y + roll() * 14 - 7, 512, y)
    context.stroke()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.set(1 / 0.6, 1 / 0.15)
  return texture
}
