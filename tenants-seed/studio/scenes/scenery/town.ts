import { BoxGeometry, type Group, type Mesh, MeshPhysicalMaterial } from 'three'
import { at, group, part } from '../../interior/parts/placing'
import { dice } from '../../interior/trim/textures'
import { windows } from './surfaces'

export interface Skyline {
  readonly from: number
  readonly to: number
  readonly near: number
  readonly far: number
  readonly count: number
  readonly tallest: number
  /** Share of windows that are lit, and how bright they are. */
  readonly lit: number
  readonly glow: number
  readonly seed: number
}

function walls({ lit, glow, seed }: Skyline): MeshPhysicalMaterial[] {
  const looks = [
    ['#3c4855', '#8b8680'],
    ['#2e3d4d', '#566069'],
    ['#4b5866', '#b4aca0'],
  ] as const
  return looks.map(([glass, wall], index) => {
    const { map, glow: lights } = windows(lit, seed + index, glass, wall)
    const material = new MeshPhysicalMaterial({ map, roughness: 0.45, clearcoat: 0.3 })
    material.emissiveMap = lights
    material.emissive.set(0xffffff)
    material.emissiveIntensity = glow
    return material
  })
}

function tower(width: number, height: number, depth: number, material: MeshPhysicalMaterial): Mesh {
  const box = new BoxGeometry(width, height, depth, 1, 4, 1)
  const uv = box.getAttribute('uv')
  for (let index = 0; index < uv.count; index += 1) {
    uv.setXY(index, uv.getX(index) * Math.round(width / 18), uv.getY(index) * Math.round(height / 55))
  }
  return part(box, material)
}

/** Towers of a city along a part of the horizon. */
export function skyline(shape: Skyline): Group {
  const roll = dice(shape.seed)
  const materials = walls(shape)
  const towers = Array.from({ length: shape.count }, (_, index) => {
    const share = (index + roll() * 0.8) / shape.count
    const angle = ((shape.from + (shape.to - shape.from) * share) * Math.PI) / 180
    const away = shape.near + (shape.far - shape.near) * roll()
    const centre = 1 - Math.abs(share - 0.5) * 1.3
    const height = 22 + shape.tallest * roll() ** 1.6 * centre
    const block = tower(
      16 + roll() * 22,
      height,
      16 + roll() * 22,
      materials[index % 3] as MeshPhysicalMaterial,
    )
    block.rotation.y = Math.floor(roll() * 4) * 0.12
    return at(block, Math.cos(angle) * away, height / 2 - 2, Math.sin(angle) * away)
  })
  const all = group(...towers)
  all.name = 'layer:no-shadow'
  return all
}
