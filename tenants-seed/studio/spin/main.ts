import { designs } from '../design'
import { buildVehicle } from '../model/build-vehicle'
import { createMaterials } from '../model/kit/materials'
import { paints } from '../page/paints'
import { type PictureSize, type Sitter, Stage } from '../page/stage'
import { spinLook } from './hotspots'
import type { Spin } from './spins'

declare global {
  interface Window {
    /** Models and lights a spin's vehicle. */
    openSpin: (spin: Spin) => void
    /** One frame as a JPEG in base64, as fine as that gets; `turn` is in parts of a whole turn. */
    takeFrame: (spin: Spin, turn: number, size: PictureSize, samples: number) => string
  }
}

const stage = new Stage()
let sitter: Sitter | null = null

window.openSpin = ({ key }) => {
  if (sitter) stage.dismiss(sitter)
  const design = designs().find((candidate) => candidate.key === key)
  if (!design) throw new Error(`no design is called ${key}`)
  sitter = stage.light(buildVehicle(design, createMaterials()))
}

/** Bytes with the bottom row first, on a canvas. */
function pictureOf(bytes: Uint8Array, { width, height }: PictureSize): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser paints no canvas')
  const image = context.createImageData(width, height)
  for (let row = 0; row < height; row += 1) {
    const from = (height - 1 - row) * width * 4
    image.data.set(bytes.subarray(from, from + width * 4), row * width * 4)
  }
  context.putImageData(image, 0, 0)
  return canvas.toDataURL('image/jpeg', 0.97).split(',')[1] ?? ''
}

window.takeFrame = ({ paint }, turn, size, samples) => {
  if (!sitter) throw new Error('open a spin first')
  const [bytes] = stage.shoot(sitter, spinLook(turn * 360, sitter.box), [paints[paint]], size, samples)
  if (!bytes) throw new Error('no picture was taken')
  return pictureOf(bytes, size)
}
