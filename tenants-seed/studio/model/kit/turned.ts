import { LatheGeometry, type Material, Mesh, Vector2 } from 'three'

/** Measures in metres: `radius` to the tread, `rim` to the tyre's bead. */
export interface WheelSize {
  radius: number
  rim: number
  width: number
}

/** A part turned about the z axis, from radii and depths. */
export function turned(
  name: string,
  points: readonly (readonly [number, number])[],
  material: Material,
): Mesh {
  const profile = points.map(([radius, depth]) => new Vector2(radius, depth))
  const mesh = new Mesh(new LatheGeometry(profile, 56), material)
  mesh.rotation.x = Math.PI / 2
  mesh.name = name
  return mesh
}
