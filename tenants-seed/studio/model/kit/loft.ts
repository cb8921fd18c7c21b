import { Pen, type Skin } from './skin'

/** A surface as a function of its two coordinates. */
export type Surface = (along: number, up: number) => readonly [x: number, y: number, z: number]

function normalOf(
  surface: Surface,
  along: number,
  up: number,
  step: readonly [number, number],
): [number, number, number] {
  const [a, b] = [surface(along - step[0], up), surface(along + step[0], up)]
  const [c, d] = [surface(along, up - step[1]), surface(along, up + step[1])]
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]]
  const normal: [number, number, number] = [vy * uz - vz * uy, vz * ux - vx * uz, vx * uy - vy * ux]
  const size = Math.hypot(...normal)
  // Where all lines of the loft meet, the surface faces as it does just below.
  if (size < 1e-9) return normalOf(surface, along, up - step[1] * 4, step)
  return [normal[0] / size, normal[1] / size, normal[2] / size]
}

/** Lofts a surface over rising values of its coordinates. Normals point to the left of `along`, seen from above. */
export function loft(surface: Surface, alongs: readonly number[], ups: readonly number[]): Skin {
  const rows = alongs.map((along, i) => {
    const step = Math.max(2e-4, ((alongs[i + 1] ?? along) - (alongs[i - 1] ?? along)) / 6)
    return ups.map((up, j) => {
      const rise = Math.max(2e-4, ((ups[j + 1] ?? up) - (ups[j - 1] ?? up)) / 6)
      return [...surface(along, up), ...normalOf(surface, along, up, [step, rise]), along, up]
    })
  })
  const out = new Pen()
  const corner = (i: number, j: number) => out.push(...((rows[i] as number[][])[j] as number[]))
  for (let i = 0; i + 1 < alongs.length; i++) {
    for (let j = 0; j + 1 < ups.length; j++) {
      corner(i, j)
      corner(i + 1, j)
      corner(i + 1, j + 1)
      corner(i, j)
      corner(i + 1, j + 1)
      corner(i, j + 1)
    }
  }
  return out.done()
}

/** `count` + 1 evenly spaced values. */
export function even(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}
