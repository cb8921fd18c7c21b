import { BufferGeometry, Float32BufferAttribute, type Material, Mesh } from 'three'
import { type Skin, STRIDE } from './skin'

/** A mesh of a skin. */
export function skinMesh(name: string, skin: Skin, material: Material): Mesh {
  const count = skin.length / STRIDE
  const positions = new Float32Array(count * 3)
  const normals = new Float32Array(count * 3)
  const uvs = new Float32Array(count * 2)
  for (let index = 0; index < count; index++) {
    for (let axis = 0; axis < 3; axis++) {
      positions[index * 3 + axis] = skin[index * STRIDE + axis] as number
      normals[index * 3 + axis] = skin[index * STRIDE + 3 + axis] as number
    }
    uvs[index * 2] = skin[index * STRIDE + 6] as number
    uvs[index * 2 + 1] = skin[index * STRIDE + 7] as number
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  const mesh = new Mesh(geometry, material)
  mesh.name = name
  return mesh
}
