import type { Finish } from '../materials'
import type { Place } from '../shape/sweep'

export type EngineLayout = 'inline' | 'single' | 'v-twin' | 'l-twin' | 'boxer' | 'flat-six' | 'classic-twin'

/** An engine as a builder asks for it; places in metres. */
export interface EngineStyle {
  layout: EngineLayout
  cylinders: number
  /** The crankshaft's middle. */
  at: readonly [x: number, y: number]
  /** Size of everything: 1 is a 700 cm³ parallel twin. */
  scale: number
  /** Lean of the cylinders, degrees forward. */
  lean: number
  /** Air cooled, with fins. */
  finned: boolean
  case: Finish
  head: Finish
  cover: Finish
}

/** Where the exhaust pipes begin: on the heads, right-hand first. */
export interface EnginePorts {
  exhausts: readonly Place[]
  /** Lowest place of the crankcase, and its front. */
  sump: number
  front: number
  /** Output sprocket. */
  drive: readonly [x: number, y: number]
}
