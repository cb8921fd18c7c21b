import { BufferAttribute, BufferGeometry, type Vector3 } from 'three'
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** Joins geometries of one material into one; they need not agree on indices or texture coordinates. */
export function joined(parts: readonly BufferGeometry[]): BufferGeometry {
  const plain = parts.map((part) => {
    const copy = part.index ? part.toNonIndexed() : part.clone()
    for (const name of Object.keys(copy.attributes)) {
      if (name !== 'position' && name !== 'normal') copy.deleteAttribute(name)
    }
    return copy
  })
  return mergeGeometries(plain)
}

/** The same surface on the other side of the machine (z turned round), still facing outwards. */
function mirrored(geometry: BufferGeometry): BufferGeometry {
  const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone()
  copy.scale(1, 1, -1)
  for (const attribute of Object.values(copy.attributes) as BufferAttribute[]) {
    const size = attribute.itemSize
    const { array } = attribute
    for (let triangle = 0; triangle < attribute.count; triangle += 3) {
      for (let part = 0; part < size; part++) {
        const second = (triangle + 1) * size + part
        const third = (triangle + 2) * size + part
        const kept = array[second] ?? 0
        array[second] = array[third] ?? 0
        array[third] = kept
      }
    }
  }
  return copy
}

/** The part and its reflection. */
export const bothSides = (geometry: BufferGeometry) => joined([geometry, mirrored(geometry)])

interface GridOptions {
  /** Whether the last column meets the first. */
  closed?: boolean
  /** Whether the first and last rows are filled. */
  capped?: boolean
}

function faces(rows: number, columns: number, closed: boolean): number[] {
  const index: number[] = []
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - (closed ? 0 : 1); column++) {
      const next = (column + 1) % columns
      const [a, b] = [row * columns + column, row * columns + next]
      index.push(a, a + columns, b, b, a + columns, b + columns)
    }
  }
  return index
}

function cap(ring: readonly Vector3[], turned: boolean): BufferGeometry {
  const middle = ring.reduce((sum, point) => sum.add(point), ring[0]?.clone().set(0, 0, 0) as Vector3)
  middle.divideScalar(ring.length)
  const points = [middle, ...ring]
  const index = ring.flatMap((_, i) => {
    const next = ((i + 1) % ring.length) + 1
    return turned ? [0, next, i + 1] : [0, i + 1, next]
  })
  return surface(points, index)
}

function surface(points: readonly Vector3[], index: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  const flat = new Float32Array(points.length * 3)
  points.forEach((point, i) => {
    point.toArray(flat, i * 3)
  })
  geometry.setAttribute('position', new BufferAttribute(flat, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return geometry
}

/** A smooth surface through rows of points; every row has as many. Rows run so that it faces outwards. */
export function grid(rows: readonly (readonly Vector3[])[], options: GridOptions = {}): BufferGeometry {
  const { closed = false, capped = false } = options
  const columns = rows[0]?.length ?? 0
  const skin = mergeVertices(surface(rows.flat(), faces(rows.length, columns, closed)), 1e-6)
  skin.computeVertexNormals()
  if (!capped) return skin
  return joined([skin, cap(rows[0] ?? [], false), cap(rows.at(-1) ?? [], true)])
}
