import { BufferGeometry, Float32BufferAttribute, ShapeUtils, Vector2, Vector3 } from 'three'
import { cellsOf, onGrid } from './grid'
import type { Loop, Skin, Spot } from './skin'

/** A panel of sheet metal, glass or trim: an outline (and holes) drawn on a skin. Lengths in metres. */
export interface Sheet {
  skin: Skin
  outline: Loop
  holes?: readonly Loop[]
  /** Half the shut line left along every edge. */
  gap?: number
  /** Radius the edge is folded with, 0 for a plain edge. */
  fold?: number
  /** How far the folded edge goes inwards. */
  depth?: number
  /** How far the panel lies above (or, negative, below) its skin. */
  lift?: number
  /** Size of the facets along u and v, in the skin's own measure. */
  cell?: readonly [number, number]
}

interface Builder {
  positions: number[]
  normals: number[]
  indices: number[]
}

/** Area of a loop: positive when it runs anticlockwise. */
const areaOf = (loop: Loop) => {
  let area = 0
  for (let i = 0; i < loop.length; i++) {
    const [ax, ay] = loop[i] as readonly [number, number]
    const [bx, by] = loop[(i + 1) % loop.length] as readonly [number, number]
    area += ax * by - bx * ay
  }
  return area / 2
}

const wound = (loop: Loop, sign: number): Loop => (areaOf(loop) * sign > 0 ? loop : [...loop].reverse())

/** Drops points that repeat their predecessor: earcut and mitres dislike them. */
function tidy(loop: Loop): Loop {
  return loop.filter((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as readonly [number, number]
    return Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-5
  })
}

function pushVertex(into: Builder, at: Vector3, normal: Vector3): number {
  into.positions.push(at.x, at.y, at.z)
  into.normals.push(normal.x, normal.y, normal.z)
  return into.positions.length / 3 - 1
}

/** Where an edge point goes so that a shut line is left, and which way its edge faces. */
interface EdgePoint {
  at: Vector3
  normal: Vector3
  out: Vector3
}

function edgeOf(skin: Skin, loop: Loop, inset: number, lift: number): EdgePoint[] {
  const spots = loop.map(([u, v]) => skin.at(u, v))
  const normals = loop.map(([u, v]) => skin.normal(u, v))
  return spots.map((spot, i) => {
    const before = spots[(i + spots.length - 1) % spots.length] as Vector3
    const after = spots[(i + 1) % spots.length] as Vector3
    const normal = normals[i] as Vector3
    const arriving = spot.clone().sub(before).normalize().cross(normal)
    const leaving = after.clone().sub(spot).normalize().cross(normal)
    const out = arriving.add(leaving)
    const mitre = Math.min(1.6, 2 / Math.max(out.length(), 0.5))
    if (out.lengthSq() < 1e-8) out.set(0, 1, 0)
    out.normalize()
    const at = spot
      .clone()
      .addScaledVector(normal, lift)
      .addScaledVector(out, -inset * mitre)
    return { at, normal, out }
  })
}

function foldEdge(into: Builder, edge: readonly EdgePoint[], fold: number, depth: number) {
  const steps = [0, 0.5, 1].map((t) => (t * Math.PI) / 2)
  const rings = [...steps.map((a) => ({ a, down: 0 })), { a: Math.PI / 2, down: depth }]
  const rows = rings.map(({ a, down }) =>
    edge.map(({ at, normal, out }) => {
      const spot = at
        .clone()
        .addScaledVector(out, fold * Math.sin(a))
        .addScaledVector(normal, -fold * (1 - Math.cos(a)) - down)
      const facing = normal.clone().multiplyScalar(Math.cos(a)).addScaledVector(out, Math.sin(a))
      return pushVertex(into, spot, facing)
    }),
  )
  for (let r = 0; r + 1 < rows.length; r++) stitch(into, rows[r] as number[], rows[r + 1] as number[])
}

function stitch(into: Builder, upper: readonly number[], lower: readonly number[]) {
  for (let i = 0; i < upper.length; i++) {
    const j = (i + 1) % upper.length
    const [a, b, c, d] = [upper[i], upper[j], lower[i], lower[j]] as [number, number, number, number]
    into.indices.push(a, c, b, b, c, d)
  }
}

/** Lays a panel on its skin: fine facets with the skin's own normals, edges folded inwards round a shut line. */
export function sheet(panel: Sheet): BufferGeometry {
  const { skin, gap = 0.002, fold = 0.004, depth = 0.018, lift = 0, cell = [0.07, 0.05] } = panel
  const outline = wound(tidy(onGrid(panel.outline, cell)), skin.sign)
  const holes = (panel.holes ?? []).map((hole) => wound(tidy(onGrid(hole, cell)), -skin.sign))
  const into: Builder = { positions: [], normals: [], indices: [] }
  const edges = [outline, ...holes].map((loop) => edgeOf(skin, loop, gap + fold, lift))
  fill(into, panel, outline, holes, edges, cell)
  if (fold > 0) for (const edge of edges) foldEdge(into, edge, fold, depth)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(into.positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(into.normals, 3))
  geometry.setIndex(into.indices)
  return geometry
}

/** Vertices of a panel's face, each made once. */
class Face {
  private readonly seen = new Map<string, number>()
  private readonly moved = new Map<string, EdgePoint>()

  constructor(
    private readonly into: Builder,
    private readonly skin: Skin,
    private readonly lift: number,
  ) {}

  /** Remembers where the corners of an outline went to leave the shut line. */
  move(loop: Loop, edge: readonly EdgePoint[]) {
    loop.forEach((spot, i) => {
      this.moved.set(keyOf(spot), edge[i] as EdgePoint)
    })
  }

  vertex(spot: Spot): number {
    const key = keyOf(spot)
    const known = this.seen.get(key)
    if (known !== undefined) return known
    const edge = this.moved.get(key)
    const normal = edge?.normal ?? this.skin.normal(...spot)
    const at = edge?.at ?? this.skin.at(...spot).addScaledVector(normal, this.lift)
    const index = pushVertex(this.into, at, normal)
    this.seen.set(key, index)
    return index
  }

  /** A place on the straight line between two others, so that a fine facet meets a coarse one without a crack. */
  between(spot: Spot, from: Spot, to: Spot): number {
    const key = keyOf(spot)
    if (this.moved.has(key) || this.seen.has(key)) return this.vertex(spot)
    const t = Math.hypot(spot[0] - from[0], spot[1] - from[1]) / Math.hypot(to[0] - from[0], to[1] - from[1])
    const [a, b] = [this.vertex(from), this.vertex(to)]
    const mix = (values: readonly number[]) =>
      new Vector3().fromArray(values, a * 3).lerp(new Vector3().fromArray(values, b * 3), t)
    const index = pushVertex(this.into, mix(this.into.positions), mix(this.into.normals).normalize())
    this.seen.set(key, index)
    return index
  }

  /** A convex piece as a fan. */
  fan(ids: readonly number[]) {
    for (let i = 1; i + 1 < ids.length; i++)
      this.into.indices.push(ids[0] as number, ids[i] as number, ids[i + 1] as number)
  }
}

const keyOf = ([u, v]: Spot) => `${u.toFixed(5)},${v.toFixed(5)}`

function fill(
  into: Builder,
  { skin, lift = 0 }: Sheet,
  outline: Loop,
  holes: readonly Loop[],
  edges: readonly EdgePoint[][],
  cell: readonly [number, number],
) {
  const loops = [outline, ...holes]
  const face = new Face(into, skin, lift)
  loops.forEach((loop, l) => {
    face.move(loop, edges[l] ?? [])
  })
  const cells = cellsOf(trianglesOf(loops), cell)
  for (const quad of cells.whole) face.fan(wound(quad, skin.sign).map((spot) => face.vertex(spot)))
  for (const piece of cells.pieces)
    face.fan(
      wound(piece, skin.sign).map((spot) => {
        const side = cells.sideOf(spot)
        return side ? face.between(spot, ...side) : face.vertex(spot)
      }),
    )
}

function trianglesOf(loops: readonly Loop[]): Loop[] {
  const vectors = loops.map((loop) => loop.map(([u, v]) => new Vector2(u, v)))
  const flat = loops.flat()
  const faces = ShapeUtils.triangulateShape(vectors[0] as Vector2[], vectors.slice(1))
  return faces.map((face) => face.map((i) => flat[i] as Spot))
}
