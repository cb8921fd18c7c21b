import type { Assembly } from '../assembly'
import type { EnginePorts } from '../engine/engine-style'
import type { MotorcycleStyle } from '../motorcycle-style'
import { beam } from '../shape/sweep'
import { drum } from '../shape/turned'
import { addBelt, addChain, addShock, addSwingarm } from './rear'
import type { Stance } from './stance'

/** Bevel box and shaft housing on the right. */
function addShaft(assembly: Assembly, { pivot }: MotorcycleStyle, { rear: [x, y] }: Stance): void {
  const housing = beam(
    [
      [pivot[0], pivot[1], 0.12, 0.09, 0.07],
      [x + 0.1, y + 0.01, 0.11, 0.09, 0.08],
      [x, y, 0.1, 0.12, 0.07],
    ],
    3,
  )
  assembly.add('dark', drum([x, y, 0.06], [0, 0, 1], 0.085, 0.07, 0.02), housing)
}

function addDrive(assembly: Assembly, style: MotorcycleStyle, stance: Stance, { drive }: EnginePorts): void {
  const { final, rear } = style
  if (final === 'belt') addBelt(assembly, drive, stance.rear)
  else if (final === 'shaft') addShaft(assembly, style, stance)
  else addChain(assembly, drive, stance.rear, rear.radius * 0.31, -Math.max(0.084, rear.width / 2 + 0.008))
}

function addShocks(assembly: Assembly, style: MotorcycleStyle, { rear: [x, y] }: Stance): void {
  const { pivot, shock, spring, body } = style
  if (shock === 'mono') {
    const foot = [pivot[0] - 0.1, pivot[1] + 0.01, 0] as const
    addShock(assembly, [pivot[0] + 0.02, pivot[1] + 0.3, 0], foot, 0.034, spring)
  }
  if (shock !== 'twin') return
  for (const z of [-0.135, 0.135]) {
    addShock(assembly, [x + 0.14, body.seat - 0.08, z], [x + 0.03, y + 0.05, z], 0.03, spring)
  }
}

/** Swingarm, final drive and springs. */
export function addRearEnd(
  assembly: Assembly,
  style: MotorcycleStyle,
  stance: Stance,
  ports: EnginePorts,
): void {
  addSwingarm(assembly, style.pivot, stance.rear, style.swingarm)
  addDrive(assembly, style, stance, ports)
  addShocks(assembly, style, stance)
}
