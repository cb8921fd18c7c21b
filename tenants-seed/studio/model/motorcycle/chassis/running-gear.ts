import type { Assembly } from '../assembly'
import type { EnginePorts } from '../engine/engine-style'
import { addExhaust } from '../engine/exhaust-systems'
import { addBoxer, addFlatSix } from '../engine/flat-engine'
import { addInlineEngine } from '../engine/inline-engine'
import { addLTwin, addVeeTwin } from '../engine/vee-engine'
import type { MotorcycleStyle } from '../motorcycle-style'
import { addWheel } from '../wheel/wheel'
import { addFork, addSteeringHead } from './fork'
import { addFrame } from './frame'
import { addMiddle } from './middle'
import { addRearEnd } from './rear-end'
import { addPegs, addSideStand } from './rests'
import type { Stance } from './stance'

function addEngine(assembly: Assembly, { engine, pipe }: MotorcycleStyle): EnginePorts {
  if (engine.layout === 'boxer') return addBoxer(assembly, engine)
  if (engine.layout === 'flat-six') return addFlatSix(assembly, engine)
  if (engine.layout === 'l-twin') return addLTwin(assembly, engine)
  if (engine.layout === 'v-twin') {
    const finish = pipe === 'chrome' ? 'chrome' : 'black'
    return addVeeTwin(assembly, engine, { finish, tubes: engine.finned })
  }
  return addInlineEngine(assembly, engine)
}

/** Frame, footrests, stand and what fills the middle. */
function addBackbone(assembly: Assembly, style: MotorcycleStyle, stance: Stance, ports: EnginePorts): void {
  const [upper, lower] = stance.clamps
  const { pivot, body, pegs } = style
  const places = {
    headTop: stance.steering(upper - 0.03),
    headLow: stance.steering(lower + 0.01),
    pivot,
    sump: ports.sump,
    front: ports.front,
    tail: [body.seatRear + 0.1, body.seat + body.step - 0.07] as const,
  }
  addFrame(assembly, style.frame, places, style.frameFinish)
  if (style.final === 'chain' || style.engine.layout === 'boxer') addMiddle(assembly, style)
  addPegs(assembly, pegs, body.has.has('solo') ? undefined : [pegs[0] - 0.2, pegs[1] + 0.14])
}

/**
 * Everything below the bodywork: frame, engine, rear wheel and its arm in `fixed`; fork and front wheel in `turning`.
 * The side stand reaches the ground when the machine leans by `lean` radians.
 */
export function addRunningGear(
  fixed: Assembly,
  turning: Assembly,
  style: MotorcycleStyle,
  stance: Stance,
  lean: number,
): EnginePorts {
  addWheel(turning, style.front, stance.front)
  addFork(turning, stance, style.fork)
  addSteeringHead(fixed, stance)
  addWheel(fixed, style.rear, stance.rear, 1)
  if (style.kind === 'scooter') {
    addSideStand(fixed, [-0.1, 0.22], lean)
    return { exhausts: [], sump: 0.2, front: 0, drive: style.pivot }
  }
  const ports = addEngine(fixed, style)
  addRearEnd(fixed, style, stance, ports)
  addExhaust(fixed, style, ports)
  addBackbone(fixed, style, stance, ports)
  addSideStand(fixed, [style.pivot[0] + 0.06, Math.max(0.17, ports.sump + 0.03)], lean)
  return ports
}
