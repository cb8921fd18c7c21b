import type { Assembly } from '../assembly'
import type { ExhaustKind, MotorcycleStyle } from '../motorcycle-style'
import type { Corner } from '../shape/panel'
import type { Place } from '../shape/sweep'
import type { EnginePorts } from './engine-style'
import { addHeaders, addPipe, addSilencer } from './exhaust'

/** What an exhaust is laid between: the engine's ports, its lowest place and the rear axle. */
interface Run {
  assembly: Assembly
  style: MotorcycleStyle
  ports: EnginePorts
  low: number
  axle: Corner
}

/** The pipes of every cylinder, gathered under the engine. */
function gathered({ assembly, style, ports, low }: Run): Place {
  const gather: Place = [ports.front - 0.22, low, 0.03]
  addHeaders(assembly, ports.exhausts, gather, {
    radius: 0.0195 * Math.min(1.1, style.engine.scale + 0.1),
    finish: style.pipe,
    ahead: 0.085,
    low: low + 0.015,
  })
  return gather
}

function short(run: Run): void {
  const [x] = gathered(run)
  const { assembly, low, style } = run
  const look = { radius: 0.078, finish: style.silencer, cone: 0.9 }
  addSilencer(assembly, [x + 0.06, low + 0.015, 0.02], [x - 0.32, low + 0.06, 0.12], look)
}

function right(run: Run): void {
  const gather = gathered(run)
  const { assembly, low, style, axle } = run
  const [x, y] = axle
  const start: Place = [x + 0.33, y + 0.03, 0.185]
  const via: Place[] = [
    [gather[0] - 0.18, low + 0.02, 0.1],
    [x + 0.46, y - 0.04, 0.16],
  ]
  addPipe(assembly, [gather, ...via, start], 0.025, style.pipe)
  addSilencer(assembly, start, [x - 0.08, y + 0.15, 0.205], { radius: 0.056, finish: style.silencer })
}

function high(run: Run): void {
  const gather = gathered(run)
  const { assembly, low, style, axle } = run
  const [x, y] = axle
  const start: Place = [x + 0.34, y + 0.24, 0.17]
  const via: Place[] = [
    [gather[0] - 0.12, low + 0.03, 0.09],
    [x + 0.48, y + 0.12, 0.15],
  ]
  addPipe(assembly, [gather, ...via, start], 0.025, style.pipe)
  addSilencer(assembly, start, [x - 0.12, y + 0.37, 0.2], { radius: 0.056, finish: style.silencer })
}

function pair({ assembly, style, ports, low, axle: [x, y] }: Run): void {
  for (const [px, py, pz] of ports.exhausts) {
    const side = pz === 0 ? 1 : Math.sign(pz)
    const z = side * 0.165
    const run: Place[] = [
      [px - 0.01, py, pz],
      [px + 0.075, py - 0.03, pz],
      [px + 0.075, (py + low) / 2, side * 0.12],
      [ports.front - 0.03, low + 0.07, side * 0.15],
      [ports.front - 0.3, low + 0.05, z],
      [x + 0.4, y - 0.075, z],
    ]
    addPipe(assembly, run, 0.02, style.pipe)
    const look = { radius: 0.046, finish: style.silencer, cone: 0.62, tip: style.silencer }
    addSilencer(assembly, [x + 0.42, y - 0.078, z], [x - 0.14, y, z + side * 0.01], look)
  }
}

function staggered({ assembly, style, ports, low, axle: [x, y] }: Run): void {
  const [front, back] = ports.exhausts
  if (!front || !back) return
  const lower: Place[] = [
    [front[0] - 0.02, front[1], front[2]],
    [front[0] + 0.07, front[1] - 0.02, 0.1],
    [front[0] + 0.075, front[1] - 0.2, 0.14],
    [front[0] - 0.06, low + 0.1, 0.17],
    [ports.drive[0], low + 0.075, 0.19],
    [x + 0.42, y - 0.07, 0.2],
  ]
  const upper: Place[] = [
    [back[0], back[1], 0.06],
    [back[0] - 0.01, back[1] - 0.01, 0.14],
    [back[0] - 0.05, back[1] - 0.14, 0.18],
    [ports.drive[0] - 0.02, low + 0.2, 0.195],
    [x + 0.42, y + 0.045, 0.2],
  ]
  addPipe(assembly, lower, 0.023, style.pipe)
  addPipe(assembly, upper, 0.023, style.pipe)
  const look = { radius: 0.045, finish: style.silencer, cone: 0.66 }
  addSilencer(assembly, [x + 0.44, y - 0.07, 0.2], [x - 0.12, y - 0.06, 0.205], look)
  addSilencer(assembly, [x + 0.44, y + 0.045, 0.2], [x - 0.06, y + 0.055, 0.205], look)
}

const systems: Readonly<Record<ExhaustKind, (run: Run) => void>> = { short, right, high, pair, staggered }

/** The exhaust of the machine's kind, from its ports to the tip. */
export function addExhaust(assembly: Assembly, style: MotorcycleStyle, ports: EnginePorts): void {
  const axle: Corner = [-style.wheelbase / 2, style.rear.radius]
  systems[style.exhaust]({ assembly, style, ports, low: ports.sump - 0.03, axle })
}
