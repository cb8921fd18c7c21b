import { type Material, WebGLRenderer } from 'three'
import { expose } from './expose'
import type { Look, Setting, Shot } from './setting'
import { type Stage, stageOf } from './stage'

declare global {
  interface Window {
    /** Takes a picture by its name: a JPEG in base64, as fine as that gets. See take-pictures.ts. */
    takePicture: (name: string, shot: Shot) => string
  }
}

/** What a page script knows: which setting a picture belongs to, and how it is looked at. */
export interface Pictures {
  /** Pictures of one setting follow each other: its light is worked out once. */
  readonly settingName: (name: string) => string
  readonly settingOf: (settingName: string) => Setting
  readonly lookOf: (name: string) => Look
  /** Materials that pictures of one setting differ in, and what they are called together. */
  readonly dressOf?: (name: string) => { name: string; materials: Readonly<Record<string, Material>> }
}

/** Lets the command outside the browser ask for pictures. */
export function openDarkroom(pictures: Pictures): void {
  const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
  let current: { name: string; stage: Stage; dress: string } | null = null
  const stageNamed = (name: string) => {
    if (current?.name === name) return current
    current?.stage.dispose()
    current = { name, stage: stageOf(renderer, pictures.settingOf(name)), dress: '' }
    return current
  }
  window.takePicture = (name, shot) => {
    const set = stageNamed(pictures.settingName(name))
    const dress = pictures.dressOf?.(name)
    if (dress && dress.name !== set.dress) {
      set.stage.dress(dress.materials)
      set.dress = dress.name
    }
    expose(renderer, set.stage, pictures.lookOf(name), shot)
    const [, picture = ''] = renderer.domElement.toDataURL('image/jpeg', 0.97).split(',')
    return picture
  }
}
