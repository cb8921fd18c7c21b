import type { ReactNode } from 'react'

/** The backgrounds of a sample. Websites set their colours; components use the same names on each. */
export type GroundName = 'paper' | 'night' | 'brand'

export interface Section {
  id: string
  title: string
  intro: string
  /** The default is paper only. */
  grounds?: readonly GroundName[]
  /** `prefix` makes ids unique when a sample is shown on several backgrounds. */
  show: (prefix: string) => ReactNode
}

export const allGrounds: readonly GroundName[] = ['paper', 'night', 'brand']
