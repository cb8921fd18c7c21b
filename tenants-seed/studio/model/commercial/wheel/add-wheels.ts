import {
  type BufferGeometry,
  CylinderGeometry,
  type Group,
  LatheGeometry,
  type Material,
  Vector2,
} from 'three'
import type { StudioMaterials } from '../../kit/materials'
import { add, mirrored } from '../sheet/parts'
import { sheet } from '../sheet/sheet'
import { circle, dish, openingsOf, type RimKind } from './rim-face'
import { tyre } from './tyre'

/** A wheel by its measures in metres. */
export interface WheelForm {
  radius: number
  rim: number
  width: number
  kind: RimKind
  rugged: boolean
  finish: 'rim' | 'darkRim' | 'white' | 'steel' | 'aluminium'
}

/** Where a wheel stands: x and z of its middle; a turned one shows its hollow side, as the outer of a pair does. */
export interface WheelPlace {
  x: number
  z: number
  hollow?: boolean
}

type Part = readonly [name: string, geometry: BufferGeometry, material: Material]

const upright = (geometry: BufferGeometry) => geometry.rotateX(Math.PI / 2)

function lathe(points: readonly (readonly [number, number])[]): BufferGeometry {
  return upright(
    new LatheGeometry(
      points.map(([r, z]) => new Vector2(r, -z)),
      56,
    ),
  )
}

function rimParts(
  { rim, width, kind, finish }: WheelForm,
  materials: StudioMaterials,
  hollow: boolean,
): Part[] {
  const z = width / 2
  const work = kind === 'steel' || kind === 'holes'
  const skin = dish(rim, work ? -0.02 : 0.035, 0.004)
  const sunk = hollow ? -width * 0.62 : work ? -0.06 : -0.018
  const face = sheet({
    skin,
    outline: circle(rim * 0.965, 0, 0, 56),
    holes: openingsOf(kind, rim),
    fold: work ? 0.004 : 0.007,
    depth: work ? 0.01 : 0.04,
    gap: 0,
    cell: [0.12, 0.12],
  }).translate(0, 0, z + sunk)
  const barrel = lathe([
    [rim * 0.93, -z * 0.9],
    [rim * 0.93, z + sunk - 0.01],
    [rim * 0.955, z - 0.03],
    [rim * 0.965, z - 0.008],
    [rim * 1.0, z],
    [rim * 1.02, z - 0.004],
    [rim * 1.03, z * 0.85],
  ])
  return [
    ['rim-face', face, materials[finish]],
    ['rim-barrel', barrel, materials[finish]],
    [
      'wheel-back',
      upright(new CylinderGeometry(rim * 0.94, rim * 0.94, 0.01, 40)).translate(0, 0, -z * 0.5),
      materials.liner,
    ],
    [
      'brake-disc',
      upright(new CylinderGeometry(rim * 0.68, rim * 0.68, 0.02, 40)).translate(
        0,
        0,
        work ? -z * 0.4 : z + sunk - 0.09,
      ),
      materials.disc,
    ],
  ]
}

function hubParts(
  { rim, width, kind, finish }: WheelForm,
  materials: StudioMaterials,
  hollow: boolean,
): Part[] {
  const work = kind === 'steel' || kind === 'holes'
  const z = width / 2 + (hollow ? -width * 0.62 : work ? -0.045 : -0.05)
  const cap = work ? rim * 0.24 : rim * 0.17
  const reach = work ? 0.05 : 0.014
  const parts: Part[] = [
    [
      'hub',
      lathe([
        [0.001, z + reach],
        [cap * 0.8, z + reach],
        [cap, z + reach * 0.6],
        [cap, z - 0.02],
      ]),
      work ? materials.darkMetal : materials.gloss,
    ],
  ]
  const count = kind === 'holes' ? 8 : 6
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.5) / count) * Math.PI * 2
    const nut = upright(new CylinderGeometry(0.011, 0.012, 0.026, 6))
    const r = work ? rim * 0.38 : rim * 0.26
    parts.push([
      'wheel-nut',
      nut.translate(r * Math.cos(angle), r * Math.sin(angle), z + 0.004),
      work ? materials.chrome : materials[finish],
    ])
  }
  return parts
}

function partsOf(form: WheelForm, materials: StudioMaterials, hollow: boolean): Part[] {
  return [
    ['tyre', upright(tyre(form)), materials.tyre],
    ...rimParts(form, materials, hollow),
    ...hubParts(form, materials, hollow),
    ...(form.rugged ? lugs(form).map((geometry): Part => ['tyre-lug', geometry, materials.tyre]) : []),
  ]
}

/** One wheel about the origin, facing +z. */
export function addWheel(into: Group, form: WheelForm, materials: StudioMaterials) {
  for (const [name, geometry, material] of partsOf(form, materials, false))
    add(into, name, geometry, material)
}

/** Sets a wheel down on both sides of the vehicle. */
export function addWheels(
  into: Group,
  form: WheelForm,
  { x, z, hollow = false }: WheelPlace,
  materials: StudioMaterials,
) {
  for (const [name, geometry, material] of partsOf(form, materials, hollow)) {
    const placed = geometry.translate(x, form.radius, z)
    add(into, `${name}-right`, placed, material)
    add(into, `${name}-left`, mirrored(placed), material)
  }
}

/** The blocks on the shoulders of an off-road tyre. */
function lugs({ radius, width }: WheelForm): BufferGeometry[] {
  const count = 44
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2
    const lug = new CylinderGeometry(0.011, 0.015, 0.035, 4).rotateX(Math.PI / 2).rotateZ(Math.PI / 4)
    return lug.translate(radius - 0.011, 0, width * 0.44).rotateZ(angle)
  })
}
