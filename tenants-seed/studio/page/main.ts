import { catalogue } from '../../catalogue/catalogue'
import type { ColourFamily } from '../../catalogue/colours'
import type { Angle } from '../angles'
import { bodiesOf, designKey, designOf } from '../design'
import { buildVehicle } from '../model/build-vehicle'
import { createMaterials } from '../model/kit/materials'
import { cameraOf } from './cameras'
import { paints } from './paints'
import { type PictureSize, type Sitter, Stage } from './stage'

/** What the command outside asks the page: see take-photos.ts. */
export interface StudioPage {
  /** Models and lights a design; gives the number of its triangles. */
  open(key: string): number
  /** The open design from an angle: a picture for each paint, RGBA in base64, bottom row first. */
  shoot(angle: Angle, families: readonly ColourFamily[], size: PictureSize, samples: number): string[]
}

declare global {
  interface Window {
    studio: StudioPage
  }
}

const stage = new Stage()
let sitter: Sitter | null = null

function designNamed(key: string) {
  for (const model of catalogue) {
    const body = bodiesOf(model).find((candidate) => designKey(model, candidate) === key)
    if (body) return designOf(model, body)
  }
  throw new Error(`no design is called ${key}`)
}

function open(key: string): number {
  if (sitter) stage.dismiss(sitter)
  const design = designNamed(key)
  sitter = stage.light(buildVehicle(design, createMaterials()))
  return stage.renderer.info.render.triangles
}

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)))
  }
  return btoa(parts.join(''))
}

function shoot(
  angle: Angle,
  families: readonly ColourFamily[],
  size: PictureSize,
  samples: number,
): string[] {
  if (!sitter) throw new Error('open a design first')
  const camera = cameraOf(angle, sitter.box, sitter.outline)
  return stage
    .shoot(
      sitter,
      camera,
      families.map((family) => paints[family]),
      size,
      samples,
    )
    .map(base64)
}

window.studio = { open, shoot }
