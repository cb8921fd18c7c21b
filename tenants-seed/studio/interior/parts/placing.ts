import { type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three'

/** A mesh that throws and takes shadow. */
export function part(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

/** A group of parts. */
export function group(...parts: readonly Object3D[]): Group {
  const all = new Group()
  if (parts.length > 0) all.add(...parts)
  return all
}

/** Puts a thing somewhere. */
export function at<T extends Object3D>(thing: T, x: number, y: number, z: number): T {
  thing.position.set(x, y, z)
  return thing
}

/** Turns a thing that was built facing +z (x to its right, y up) towards the people in the seats; `tilt` leans its top away. */
export function facingSeats<T extends Object3D>(thing: T, tilt = 0, turn = 0): T {
  thing.rotation.order = 'YXZ'
  thing.rotation.set(-tilt, -Math.PI / 2 + turn, 0)
  return thing
}

/** Turns a thing that was built facing +z towards the front of the vehicle. */
export function facingAhead<T extends Object3D>(thing: T, lean = 0): T {
  thing.rotation.order = 'YXZ'
  thing.rotation.set(-lean, Math.PI / 2, 0)
  return thing
}
