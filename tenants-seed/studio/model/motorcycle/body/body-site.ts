import type { Assembly } from '../assembly'
import type { Stance } from '../chassis/stance'
import type { EnginePorts } from '../engine/engine-style'
import type { MotorcycleStyle } from '../motorcycle-style'

/** What a body is built onto: parts that stay with the frame, parts that turn with the bars, and where things are. */
export interface BodySite {
  fixed: Assembly
  turning: Assembly
  style: MotorcycleStyle
  stance: Stance
  ports: EnginePorts
}
