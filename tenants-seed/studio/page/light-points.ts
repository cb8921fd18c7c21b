import { type BufferGeometry, DataTexture, FloatType, NearestFilter, RGBAFormat, type Vector2 } from 'three'

/** Cells of the floor whose light is baked. */
export const FLOOR_GRID = { columns: 144, rows: 96 } as const

/** Corners and the ways they face, as textures. */
export interface Points {
  places: DataTexture
  normals: DataTexture
  width: number
  height: number
}

/** Numbers as a texture, four a cell, read as they are. */
export function texture(values: Float32Array, width: number, height: number): DataTexture {
  const data = new DataTexture(values, width, height, RGBAFormat, FloatType)
  data.minFilter = NearestFilter
  data.magFilter = NearestFilter
  data.needsUpdate = true
  return data
}

/** Corners as textures, so that all of them are asked at once. */
export function pointsOf(geometries: readonly BufferGeometry[]): Points {
  const count = geometries.reduce((sum, { attributes }) => sum + (attributes.position?.count ?? 0), 0)
  const width = 1024
  const height = Math.max(1, Math.ceil(count / width))
  const places = new Float32Array(width * height * 4)
  const normals = new Float32Array(width * height * 4)
  let at = 0
  for (const { attributes } of geometries) {
    const { position, normal } = attributes
    for (let index = 0; position && normal && index < position.count; index++, at += 4) {
      places.set([position.getX(index), position.getY(index), position.getZ(index)], at)
      normals.set([normal.getX(index), normal.getY(index), normal.getZ(index)], at)
    }
  }
  return { places: texture(places, width, height), normals: texture(normals, width, height), width, height }
}

/** The floor's cells, facing up. */
export function floorPoints(half: Vector2): Points {
  const { columns, rows } = FLOOR_GRID
  const places = new Float32Array(columns * rows * 4)
  const normals = new Float32Array(columns * rows * 4)
  for (let index = 0; index < columns * rows; index++) {
    const x = (((index % columns) + 0.5) / columns) * 2 - 1
    const z = ((Math.floor(index / columns) + 0.5) / rows) * 2 - 1
    places.set([x * half.x, 0, z * half.y], index * 4)
    normals.set([0, 1, 0], index * 4)
  }
  return {
    places: texture(places, columns, rows),
    normals: texture(normals, columns, rows),
    width: columns,
    height: rows,
  }
}
