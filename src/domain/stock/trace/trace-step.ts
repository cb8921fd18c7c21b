/**
 * `passed`: the vehicle goes on. `stopped`: it ends here. `warning`: it goes on, with something to correct. `unknown`: nobody can say now.
 */
export type StepState = 'passed' | 'stopped' | 'warning' | 'unknown'

export interface TraceStep {
  readonly name: 'Stock file' | 'For sale' | 'Feed' | 'Staff' | 'Website' | 'Search'
  readonly state: StepState
  readonly text: string
}

const stepOf =
  (state: StepState) =>
  (name: TraceStep['name'], text: string): TraceStep => ({ name, state, text })

export const passed = stepOf('passed')
export const stopped = stepOf('stopped')
export const warning = stepOf('warning')
export const unknown = stepOf('unknown')
