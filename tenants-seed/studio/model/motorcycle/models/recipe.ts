import type { EngineStyle } from '../engine/engine-style'
import type { BodyStyle, MotorcycleStyle } from '../motorcycle-style'

/** A machine as the tables give it: what hangs on the wheelbase and the fork is measured from them. Lengths in metres. */
export interface Recipe extends Omit<MotorcycleStyle, 'pivot' | 'pegs' | 'engine' | 'body'> {
  engine: Omit<EngineStyle, 'at'>
  body: Omit<BodyStyle, 'tank' | 'seatRear'>
  tankLength: number
  /** From the upper clamp back to the tank's front. */
  tankGap: number
  /** How far the crankshaft is behind the tank's front, and its height. */
  crank: readonly [behind: number, height: number]
  /** How far the swingarm's pivot is behind the crankshaft, and its height. */
  pivot: readonly [behind: number, height: number]
  /** Footrests, from the pivot ahead, and their height. */
  pegs: readonly [ahead: number, height: number]
  /** How far the seat's end is behind the rear axle. */
  tail: number
}

type Change = {
  [Key in keyof Recipe]?: Recipe[Key] extends readonly unknown[] | string | number
    ? Recipe[Key]
    : Partial<Recipe[Key]>
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Set)

/** A recipe with something changed; what is nested keeps the rest of itself. */
export function vary(base: Recipe, change: Change): Recipe {
  const entries = Object.entries(change).map(([key, value]) => {
    const before = base[key as keyof Recipe]
    return [key, isPlain(value) && isPlain(before) ? { ...before, ...value } : value]
  })
  return { ...base, ...Object.fromEntries(entries) }
}

/** Works out where everything is. */
export function compose(recipe: Recipe): MotorcycleStyle {
  const { tankLength, tankGap, crank, pivot, pegs, tail, ...rest } = recipe
  const clamp = rest.wheelbase / 2 - Math.sin((rest.rake / 180) * Math.PI) * rest.forkLength
  const front = clamp - tankGap
  const at: [number, number] = [front - crank[0], crank[1]]
  const swing: [number, number] = [at[0] - pivot[0], pivot[1]]
  return {
    ...rest,
    engine: { ...rest.engine, at },
    pivot: swing,
    pegs: [swing[0] + pegs[0], pegs[1]],
    body: { ...rest.body, tank: [front - tankLength, front], seatRear: -rest.wheelbase / 2 - tail },
  }
}
