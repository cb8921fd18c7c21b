import { type BufferGeometry, Group, Mesh } from 'three'
import type { Finish, MotorcycleMaterials } from './materials'
import { joined } from './shape/surface'

/** Parts collected by finish, so that a whole machine is a few meshes. All in the machine's own coordinates. */
export class Assembly {
  private readonly parts = new Map<Finish, BufferGeometry[]>()

  add(finish: Finish, ...geometries: readonly BufferGeometry[]): this {
    this.parts.set(finish, [...(this.parts.get(finish) ?? []), ...geometries])
    return this
  }

  /** One mesh a finish, each named after what it shows. */
  build(name: string, materials: MotorcycleMaterials): Group {
    const group = new Group()
    group.name = name
    for (const [finish, geometries] of this.parts) {
      const mesh = new Mesh(joined(geometries), materials[finish])
      mesh.name = `${name} ${finish}`
      mesh.castShadow = mesh.receiveShadow = true
      group.add(mesh)
    }
    return group
  }
}
