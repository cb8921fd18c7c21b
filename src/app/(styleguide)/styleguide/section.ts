import type { ReactNode } from 'react'

/** What a specimen stands on. Websites paint it; what stands on it uses the same names on each. */
export type GroundName = 'paper' | 'night' | 'brand'

/** A chapter of the style guide. */
export interface Section {
  id: string
  title: string
  /** What it is for, and when something else is better. */
  intro: string
  /** On which grounds it is shown; paper alone unless told. */
  grounds?: readonly GroundName[]
  /** `prefix` keeps ids apart where the same is shown on several grounds. */
  show: (prefix: string) => ReactNode
}

export const allGrounds: readonly GroundName[] = ['paper', 'night', 'brand']
