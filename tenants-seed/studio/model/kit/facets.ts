import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three'

export type Vec = readonly [x: number, y: number, z: number]

/** Flat faces collected into one mesh. */
export class Facets {
  private readonly positions: number[] = []

  /** A four-cornered face; its corners go round it. */
  quad(a: Vec, b: Vec, c: Vec, d: Vec): this {
    this.positions.push(...a, ...b, ...c, ...a, ...c, ...d)
    return this
  }

  /** Faces between two rings of as many corners. */
  band(from: readonly Vec[], to: readonly Vec[], closed = false): this {
    const count = closed ? from.length : from.length - 1
    for (let index = 0; index < count; index++) {
      const next = (index + 1) % from.length
      this.quad(from[index] as Vec, from[next] as Vec, to[next] as Vec, to[index] as Vec)
    }
    return this
  }

  /** A mesh whose faces are flat. */
  mesh(name: string, material: Material): Mesh {
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3))
    geometry.computeVertexNormals()
    const mesh = new Mesh(geometry, material)
    mesh.name = name
    return mesh
  }
}
