import type { Assembly } from '../assembly'
import type { Finish } from '../materials'
import { type Place, pipe, rod, vector } from '../shape/sweep'
import { drum, type Turn, turned } from '../shape/turned'

/** A silencer between two places; `radius` at its middle, more or less conical. */
export function addSilencer(
  assembly: Assembly,
  from: Place,
  to: Place,
  look: { radius: number; finish: Finish; cone?: number; tip?: Finish },
): void {
  const way = vector(to).sub(vector(from))
  const length = way.length()
  const { radius: r, finish, cone = 0.8, tip = 'black' } = look
  const body: Turn[] = [
    [r * 0.42, 0],
    [r * cone * 0.9, length * 0.1],
    [r * cone, length * 0.14],
    [r, length * 0.8],
    [r, length * 0.93],
    [r * 0.96, length * 0.94],
  ]
  const axis = way.toArray() as [number, number, number]
  assembly.add(finish, turned(body, from, axis))
  const end: Turn[] = [
    [r * 0.97, length * 0.93],
    [r * 0.97, length * 0.96],
    [r * 0.84, length],
    [r * 0.5, length],
    [r * 0.46, length * 0.95],
    [0, length * 0.94],
  ]
  assembly.add(tip, turned(end, from, axis))
  const at = (t: number) => vector(from).lerp(vector(to), t).toArray() as [number, number, number]
  assembly.add('dark', drum(at(0.62), axis, r * 1.03, 0.018, 0.003))
}

/** Pipes from the ports through `via` to a shared end. Each port's pipe keeps its own lane until it gathers. */
export function addHeaders(
  assembly: Assembly,
  ports: readonly Place[],
  gather: Place,
  look: { radius: number; finish: Finish; ahead: number; low: number },
): void {
  for (const [x, y, z] of ports) {
    const lane = (z - gather[2]) * 0.8 + gather[2]
    const run: Place[] = [
      [x - 0.01, y, z],
      [x + look.ahead * 0.8, y - 0.025, z],
      [x + look.ahead, y - (y - look.low) * 0.4, z],
      [x + look.ahead * 0.45, look.low + 0.05, lane],
      [x - look.ahead * 0.5, look.low, lane],
      [gather[0], gather[1], (lane - gather[2]) * 0.3 + gather[2]],
    ]
    assembly.add(look.finish, pipe(run, look.radius, 20))
    assembly.add('dark', rod([x - 0.012, y, z], [x + 0.014, y - 0.004, z], look.radius * 1.5))
  }
}

/** One pipe through all of the places. */
export function addPipe(assembly: Assembly, places: readonly Place[], radius: number, finish: Finish): void {
  assembly.add(finish, pipe(places, radius, 24))
}
