import type { Field } from './skin'

/** Fields to cut skins with: negative inside, about a metre a unit. */

/** Where every one of these is inside. */
export const all =
  (...fields: readonly Field[]): Field =>
  (place) =>
    Math.max(...fields.map((field) => field(place)))

/** Where at least one of these is inside. */
export const either =
  (...fields: readonly Field[]): Field =>
  (place) =>
    Math.min(...fields.map((field) => field(place)))

export const not =
  (field: Field): Field =>
  (place) =>
    -field(place)

/** Like `all`, its corners rounded by a radius. */
export function rounded(radius: number, ...fields: readonly Field[]): Field {
  return (place) => {
    const values = fields.map((field) => field(place) + radius)
    const out = Math.hypot(...values.map((value) => Math.max(0, value)))
    return (out > 0 ? out : Math.max(...values)) - radius
  }
}

/** Grown by a margin, or shrunk by a negative one. */
export const grown =
  (field: Field, margin: number): Field =>
  (place) =>
    field(place) - margin

export type Flat = readonly [across: number, up: number]

/** Inside a convex polygon given anticlockwise in two coordinates of a place, its corners rounded. */
export function polygon(
  coordinates: (place: Parameters<Field>[0]) => Flat,
  corners: readonly Flat[],
  radius: number,
): Field {
  return (place) => {
    const [a, b] = coordinates(place)
    const values = corners.map(([x0, y0], index) => {
      const [x1, y1] = corners[(index + 1) % corners.length] as Flat
      const size = Math.hypot(x1 - x0, y1 - y0)
      return ((a - x0) * (y1 - y0) - (b - y0) * (x1 - x0)) / size + radius
    })
    const out = Math.hypot(...values.map((value) => Math.max(0, value)))
    return (out > 0 ? out : Math.max(...values)) - radius
  }
}

/** Distance to a line through points, less half its width: a band that follows it. */
export function stroke(
  coordinates: (place: Parameters<Field>[0]) => Flat,
  points: readonly Flat[],
  width: number,
): Field {
  return (place) => {
    const [a, b] = coordinates(place)
    let nearest = Number.POSITIVE_INFINITY
    for (let index = 0; index + 1 < points.length; index++) {
      const [x0, y0] = points[index] as Flat
      const [x1, y1] = points[index + 1] as Flat
      const [dx, dy] = [x1 - x0, y1 - y0]
      const share = Math.min(1, Math.max(0, ((a - x0) * dx + (b - y0) * dy) / (dx * dx + dy * dy)))
      nearest = Math.min(nearest, Math.hypot(a - x0 - dx * share, b - y0 - dy * share))
    }
    return nearest - width / 2
  }
}

/** Seen from the side. */
export const fromSide = ({ x, y }: Parameters<Field>[0]): Flat => [x, y]
/** Unrolled: metres round the plan, height. */
export const unrolled = ({ along, y }: Parameters<Field>[0]): Flat => [along, y]
/** Seen from above. */
export const fromAbove = ({ x, z }: Parameters<Field>[0]): Flat => [x, z]
