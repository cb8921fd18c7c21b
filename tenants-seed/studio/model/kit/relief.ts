import { joined, moved, Pen, type Skin, STRIDE } from './skin'

const keyOf = (skin: Skin, at: number): string =>
  [0, 1, 2].map((axis) => Math.round((skin[at + axis] as number) * 2e4)).join()

/** Whether an edge lies in the plane that the other side is mirrored in. */
const isMiddle = (skin: Skin, a: number, b: number): boolean =>
  Math.abs(skin[a + 2] as number) < 1e-4 && Math.abs(skin[b + 2] as number) < 1e-4

/** Edges that only one triangle has. */
function borders(skin: Skin): [a: number, b: number][] {
  const edges = new Map<string, [number, number] | null>()
  for (let at = 0; at < skin.length; at += STRIDE * 3) {
    for (let side = 0; side < 3; side++) {
      const a = at + side * STRIDE
      const b = at + ((side + 1) % 3) * STRIDE
      const [from, to] = [keyOf(skin, a), keyOf(skin, b)]
      if (from === to || isMiddle(skin, a, b)) continue
      const key = from < to ? `${from}|${to}` : `${to}|${from}`
      edges.set(key, edges.has(key) ? null : [a, b])
    }
  }
  return [...edges.values()].filter((edge) => edge !== null)
}

/** Walls along a skin's border, from one distance along the normals to another. */
export function walls(skin: Skin, from: number, to: number): Skin {
  const out = new Pen()
  const corner = (at: number, distance: number, normal: readonly number[]) => {
    for (let axis = 0; axis < 3; axis++)
      out.push((skin[at + axis] as number) + (skin[at + 3 + axis] as number) * distance)
    out.push(...normal, skin[at + 6] as number, skin[at + 7] as number)
  }
  for (const [a, b] of borders(skin)) {
    const along = [0, 1, 2].map((axis) => (skin[b + axis] as number) - (skin[a + axis] as number)) as [
      number,
      number,
      number,
    ]
    const face = [0, 1, 2].map((axis) => skin[a + 3 + axis] as number) as [number, number, number]
    const normal = [
      along[1] * face[2] - along[2] * face[1],
      along[2] * face[0] - along[0] * face[2],
      along[0] * face[1] - along[1] * face[0],
    ]
    const size = Math.hypot(...normal) || 1
    const unit = normal.map((value) => value / size)
    corner(a, from, unit)
    corner(b, from, unit)
    corner(b, to, unit)
    corner(a, from, unit)
    corner(b, to, unit)
    corner(a, to, unit)
  }
  return out.done()
}

/** A part that stands proud of the skin, or sinks into it, with its edges. */
export function relief(skin: Skin, distance: number, root = 0): Skin {
  return joined(moved(skin, distance), walls(skin, root, distance))
}
