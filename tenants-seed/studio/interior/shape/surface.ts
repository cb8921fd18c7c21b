import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from 'three'
import { smoothNormals } from './smooth-normals'

export type Place = readonly [x: number, y: number, z: number]

function gridIndices(columns: number, rows: number): number[] {
  const indices: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column
      indices.push(at, at + columns + 1, at + 1, at + 1, at + columns + 1, at + columns + 2)
    }
  }
  return indices
}

/** Distances along a line of points, so that textures keep their size in metres. */
function lengths(points: readonly Vector3[]): number[] {
  const along = [0]
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before) along.push((along.at(-1) ?? 0) + point.distanceTo(before))
  })
  return along
}

/** A skin over lines of points that all have as many points, first line to last. */
export function skin(lines: readonly (readonly Vector3[])[]): BufferGeometry {
  const columns = (lines[0]?.length ?? 1) - 1
  const rows = lines.length - 1
  const middle = Math.floor(columns / 2)
  const down = lengths(lines.map((line) => line[middle] ?? new Vector3()))
  const positions: number[] = []
  const uvs: number[] = []
  lines.forEach((line, row) => {
    const across = lengths(line)
    line.forEach((point, column) => {
      positions.push(point.x, point.y, point.z)
      uvs.push(across[column] ?? 0, down[row] ?? 0)
    })
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(gridIndices(columns, rows))
  return smoothNormals(geometry)
}

/** Points along a smooth line through `through`. */
export function smoothLine(through: readonly Place[], count: number, tension = 0.5): Vector3[] {
  const curve = new CatmullRomCurve3(
    through.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    'catmullrom',
    tension,
  )
  return Array.from({ length: count + 1 }, (_, index) => curve.getPoint(index / count))
}

/** A skin over smooth lines: `line(t)` gives the points of each for t from 0 to 1. */
export function loft(line: (t: number) => readonly Place[], rows: number, columns: number): BufferGeometry {
  return skin(Array.from({ length: rows + 1 }, (_, row) => smoothLine(line(row / rows), columns)))
}

/** Between two numbers. */
export const mix = (from: number, to: number, t: number) => from + (to - from) * t

/** 0 below `from`, 1 above `to`, smooth between. */
export function ease(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
