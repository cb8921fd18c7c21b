import type { BarStyle } from './chassis/bars'
import type { ForkStyle } from './chassis/fork'
import type { FrameKind } from './chassis/frame'
import type { SwingarmStyle } from './chassis/rear'
import type { EngineStyle } from './engine/engine-style'
import type { Finish } from './materials'
import type { Corner } from './shape/panel'
import type { WheelStyle } from './wheel/wheel'

export type BodyKind =
  | 'roadster'
  | 'classic'
  | 'sport'
  | 'cruiser'
  | 'tourer'
  | 'adventure'
  | 'enduro'
  | 'scooter'

/** How the burnt gas leaves: low to the right, short under the engine, one each side, high beside the seat, two staggered. */
export type ExhaustKind = 'right' | 'short' | 'pair' | 'high' | 'staggered'

/** Numbers and choices of the bodywork; what each means is up to the kind. Lengths in metres. */
export interface BodyStyle {
  /** Height of the tank's top, and where it begins (rear) and ends (front). */
  tankTop: number
  tank: readonly [rear: number, front: number]
  tankHalf: number
  /** Height of the seat, where it begins (rear) and how much higher the pillion sits. */
  seat: number
  seatRear: number
  step: number
  seatFinish: Finish
  lamp: 'round' | 'led-round' | 'slim' | 'twin' | 'mask' | 'nacelle'
  lampRadius: number
  /** Sharpness of creases, 0 to 1, and how far the tail kicks up, m. */
  edge: number
  tailRise: number
  dash: 'tablet' | 'clock' | 'clocks'
  /** What else is fitted. */
  has: ReadonlySet<string>
}

/** A whole machine in numbers: everything a builder needs to model it. Lengths in metres. */
export interface MotorcycleStyle {
  kind: BodyKind
  wheelbase: number
  rake: number
  forkLength: number
  front: WheelStyle
  rear: WheelStyle
  fork: ForkStyle
  bars: BarStyle
  mirrorReach: number
  engine: EngineStyle
  frame: FrameKind
  frameFinish: Finish
  swingarm: SwingarmStyle
  final: 'chain' | 'belt' | 'shaft'
  shock: 'mono' | 'twin' | 'hidden'
  spring: Finish
  exhaust: ExhaustKind
  pipe: Finish
  silencer: Finish
  pivot: Corner
  pegs: Corner
  body: BodyStyle
}
