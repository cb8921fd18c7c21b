import type { Loop, Spot } from './skin'

type Axis = 0 | 1

/** The part of a convex polygon on one side of a grid line. */
function half(polygon: Loop, axis: Axis, line: number, above: boolean): Spot[] {
  const kept: Spot[] = []
  const inside = (spot: Spot) => (above ? spot[axis] >= line : spot[axis] <= line)
  for (let i = 0; i < polygon.length; i++) {
    const here = polygon[i] as Spot
    const next = polygon[(i + 1) % polygon.length] as Spot
    if (inside(here)) kept.push(here)
    if (inside(here) !== inside(next)) kept.push(crossing(here, next, axis, line))
  }
  return kept
}

function crossing(from: Spot, to: Spot, axis: Axis, line: number): Spot {
  // Ordered, so that two triangles sharing the edge compute the very same point.
  const [a, b] = from[axis] < to[axis] ? [from, to] : [to, from]
  const t = (line - a[axis]) / (b[axis] - a[axis])
  const u = a[0] + (b[0] - a[0]) * t
  const v = a[1] + (b[1] - a[1]) * t
  return axis === 0 ? [line, v] : [u, line]
}

function slices(polygon: Loop, axis: Axis, step: number): Loop[] {
  const values = polygon.map((spot) => spot[axis])
  const last = Math.max(...values)
  const out: Loop[] = []
  let rest: Loop = polygon
  for (let k = Math.floor(Math.min(...values) / step) + 1; k * step < last; k++) {
    const below = half(rest, axis, k * step, false)
    if (below.length > 2) out.push(below)
    rest = half(rest, axis, k * step, true)
  }
  if (rest.length > 2) out.push(rest)
  return out
}

export interface Cells {
  /** Cells of the grid that lie wholly inside. */
  whole: Loop[]
  /** What is left of the cells that the outline cuts. */
  pieces: Loop[]
  /** The side of a whole cell that a place lies on, between its corners. */
  sideOf(spot: Spot): readonly [Spot, Spot] | null
}

const areaOf = (loop: Loop) =>
  Math.abs(
    loop.reduce((sum, [u, v], i) => {
      const [a, b] = loop[(i + 1) % loop.length] as Spot
      return sum + u * b - a * v
    }, 0) / 2,
  )

/** Cuts triangles along a grid, so that a curved skin is followed inside them and not only along their edges. */
export function cellsOf(triangles: readonly Loop[], [stepU, stepV]: readonly [number, number]): Cells {
  const found = new Map<string, { i: number; j: number; area: number; pieces: Loop[] }>()
  for (const triangle of triangles)
    for (const strip of slices(triangle, 0, stepU))
      for (const piece of slices(strip, 1, stepV)) {
        const area = areaOf(piece)
        if (area < 1e-10) continue
        const middle = (axis: Axis) => piece.reduce((sum, spot) => sum + spot[axis], 0) / piece.length
        const [i, j] = [Math.floor(middle(0) / stepU), Math.floor(middle(1) / stepV)]
        const cell = found.get(`${i},${j}`) ?? { i, j, area: 0, pieces: [] }
        cell.area += area
        cell.pieces.push(piece)
        found.set(`${i},${j}`, cell)
      }
  const isWhole = (i: number, j: number) => (found.get(`${i},${j}`)?.area ?? 0) > stepU * stepV * 0.9999
  const corner = (i: number, j: number): Spot => [i * stepU, j * stepV]
  const cells = [...found.values()]
  return {
    whole: cells
      .filter(({ i, j }) => isWhole(i, j))
      .map(({ i, j }) => [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]),
    pieces: cells.filter(({ i, j }) => !isWhole(i, j)).flatMap(({ pieces }) => pieces),
    sideOf: ([u, v]) => {
      const [i, j] = [Math.round(u / stepU), Math.round(v / stepV)]
      const [onU, onV] = [Math.abs(u - i * stepU) < 1e-6, Math.abs(v - j * stepV) < 1e-6]
      const [lowI, lowJ] = [Math.floor(u / stepU), Math.floor(v / stepV)]
      if (onU && !onV && (isWhole(i - 1, lowJ) || isWhole(i, lowJ)))
        return [corner(i, lowJ), corner(i, lowJ + 1)]
      if (onV && !onU && (isWhole(lowI, j - 1) || isWhole(lowI, j)))
        return [corner(lowI, j), corner(lowI + 1, j)]
      return null
    },
  }
}

/** A loop with a corner wherever it crosses the grid, so that cutting adds no corner to its edge later. */
export function onGrid(loop: Loop, [stepU, stepV]: readonly [number, number]): Loop {
  return cutEdges(cutEdges(loop, 0, stepU), 1, stepV)
}

function cutEdges(loop: Loop, axis: Axis, step: number): Spot[] {
  return loop.flatMap((spot, i) => {
    const next = loop[(i + 1) % loop.length] as Spot
    const [low, high] = [Math.min(spot[axis], next[axis]), Math.max(spot[axis], next[axis])]
    const cuts: Spot[] = []
    for (let k = Math.floor(low / step) + 1; k * step < high; k++)
      cuts.push(crossing(spot, next, axis, k * step))
    return [spot, ...(spot[axis] < next[axis] ? cuts : cuts.reverse())]
  })
}
