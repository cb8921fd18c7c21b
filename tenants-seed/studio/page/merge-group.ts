import {
  BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  type Material,
  Mesh,
  type MeshPhysicalMaterial,
  type Object3D,
} from 'three'
import { weld } from './weld'

/** Everything of one material, in the world's coordinates, with its triangles small enough to carry baked light. */
export interface Batch {
  material: MeshPhysicalMaterial
  geometry: BufferGeometry
}

interface Soup {
  positions: number[]
  normals: number[]
  uvs: number[]
}

/** Triangles without an index, each corner with its own normal. */
function flattened(mesh: Mesh): BufferGeometry {
  const source = mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry.clone()
  if (!source.attributes.normal) source.computeVertexNormals()
  source.applyMatrix4(mesh.matrixWorld)
  return source
}

function append(soup: Soup, mesh: Mesh): void {
  const { position, normal, uv } = flattened(mesh).attributes
  if (!position || !normal) return
  const mirrored = mesh.matrixWorld.determinant() < 0
  for (let corner = 0; corner < position.count; corner++) {
    const index = mirrored && corner % 3 ? corner + (corner % 3 === 1 ? 1 : -1) : corner
    soup.positions.push(position.getX(index), position.getY(index), position.getZ(index))
    soup.normals.push(normal.getX(index), normal.getY(index), normal.getZ(index))
    soup.uvs.push(uv?.getX(index) ?? 0, uv?.getY(index) ?? 0)
  }
}

/** Longest side of a triangle that may stay whole, in metres: light is baked to its corners. */
const LONGEST_SIDE = 0.14

/** A corner as eight numbers: position, normal, uv. */
type Corner = readonly number[]

function between(a: Corner, b: Corner): Corner {
  return a.map((value, index) => (value + (b[index] as number)) / 2)
}

function distance(a: Corner, b: Corner): number {
  return Math.hypot(
    (a[0] as number) - (b[0] as number),
    (a[1] as number) - (b[1] as number),
    (a[2] as number) - (b[2] as number),
  )
}

/** Halves the longest side until every triangle is small: the same side is halved the same way from both its triangles. */
function refine(a: Corner, b: Corner, c: Corner, out: Corner[]): void {
  const sides = [distance(a, b), distance(b, c), distance(c, a)]
  const longest = Math.max(...sides)
  if (longest <= LONGEST_SIDE) {
    out.push(a, b, c)
    return
  }
  if (longest === sides[0]) {
    const middle = between(a, b)
    refine(a, middle, c, out)
    refine(middle, b, c, out)
  } else if (longest === sides[1]) {
    const middle = between(b, c)
    refine(a, b, middle, out)
    refine(a, middle, c, out)
  } else {
    const middle = between(c, a)
    refine(a, b, middle, out)
    refine(middle, b, c, out)
  }
}

function cornerAt(soup: Soup, index: number): Corner {
  const { positions: p, normals: n, uvs } = soup
  return [
    ...p.slice(index * 3, index * 3 + 3),
    ...n.slice(index * 3, index * 3 + 3),
    ...uvs.slice(index * 2, index * 2 + 2),
  ]
}

function isCoarse(soup: Soup, index: number): boolean {
  const { positions: p } = soup
  const side = (a: number, b: number) =>
    Math.hypot(
      (p[a * 3] as number) - (p[b * 3] as number),
      (p[a * 3 + 1] as number) - (p[b * 3 + 1] as number),
      (p[a * 3 + 2] as number) - (p[b * 3 + 2] as number),
    )
  return Math.max(side(index, index + 1), side(index + 1, index + 2), side(index + 2, index)) > LONGEST_SIDE
}

/** The soup with its coarse triangles divided. */
function refined(soup: Soup): Soup {
  const out: Soup = { positions: [], normals: [], uvs: [] }
  for (let index = 0; index < soup.positions.length / 3; index += 3) {
    const corners: Corner[] = []
    const [a, b, c] = [0, 1, 2].map((step) => cornerAt(soup, index + step)) as [Corner, Corner, Corner]
    if (isCoarse(soup, index)) refine(a, b, c, corners)
    else corners.push(a, b, c)
    for (const corner of corners) {
      out.positions.push(corner[0] as number, corner[1] as number, corner[2] as number)
      out.normals.push(corner[3] as number, corner[4] as number, corner[5] as number)
      out.uvs.push(corner[6] as number, corner[7] as number)
    }
  }
  return out
}

function picked(values: readonly number[], kept: Uint32Array, size: number): Float32BufferAttribute {
  const out = new Float32Array(kept.length * size)
  kept.forEach((corner, at) => {
    for (let step = 0; step < size; step++) out[at * size + step] = values[corner * size + step] as number
  })
  return new Float32BufferAttribute(out, size)
}

/** A textured surface keeps its corners apart, for the same place may lie at two places of the texture. */
function geometryOf(soup: Soup, textured: boolean): BufferGeometry {
  const geometry = new BufferGeometry()
  const every = Uint32Array.from({ length: soup.positions.length / 3 }, (_, corner) => corner)
  const { index, kept } = textured ? { index: every, kept: every } : weld(soup.positions, soup.normals)
  geometry.setAttribute('position', picked(soup.positions, kept, 3))
  geometry.setAttribute('normal', picked(soup.normals, kept, 3))
  geometry.setAttribute('uv', picked(soup.uvs, kept, 2))
  geometry.setIndex(new BufferAttribute(index, 1))
  return geometry
}

function isMesh(object: Object3D): object is Mesh<BufferGeometry, Material> {
  return object instanceof Mesh
}

/** The group's meshes, one batch a material. */
export function mergeGroup(group: Group): Batch[] {
  group.updateMatrixWorld(true)
  const soups = new Map<Material, Soup>()
  group.traverse((object) => {
    if (!isMesh(object)) return
    const soup = soups.get(object.material) ?? { positions: [], normals: [], uvs: [] }
    soups.set(object.material, soup)
    append(soup, object)
  })
  return [...soups].map(([material, soup]) => ({
    material: material as MeshPhysicalMaterial,
    geometry: geometryOf(refined(soup), Boolean((material as MeshPhysicalMaterial).map)),
  }))
}
