import { BufferAttribute, type BufferGeometry, Vector3 } from 'three'

const key = (x: number, y: number, z: number) =>
  `${Math.round(x * 2e4)},${Math.round(y * 2e4)},${Math.round(z * 2e4)}`

/** Gives all vertices at one place the same normal, so that seams between faces and ends of a loop do not show. */
export function smoothNormals(geometry: BufferGeometry): BufferGeometry {
  geometry.computeVertexNormals()
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const sums = new Map<string, Vector3>()
  for (let index = 0; index < position.count; index += 1) {
    const at = key(position.getX(index), position.getY(index), position.getZ(index))
    const sum = sums.get(at) ?? new Vector3()
    sums.set(at, sum.add(new Vector3().fromBufferAttribute(normal, index)))
  }
  const smooth = new Float32Array(position.count * 3)
  for (let index = 0; index < position.count; index += 1) {
    const at = key(position.getX(index), position.getY(index), position.getZ(index))
    const sum = sums.get(at)?.clone().normalize() ?? new Vector3(0, 1, 0)
    sum.toArray(smooth, index * 3)
  }
  geometry.setAttribute('normal', new BufferAttribute(smooth, 3))
  return geometry
}
