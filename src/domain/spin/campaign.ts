import type { Prize } from './draw-prize'

export const SPIN_TO_WIN = '/spin-to-win'

/** A competition that runs now. */
export interface Campaign {
  readonly id: number
  readonly name: string
  readonly intro: string | null
  readonly terms: string
  /** ISO 8601. */
  readonly endsAt: string
  /** The website's time zone, such as `Australia/Perth`. */
  readonly zone: string
  readonly prizes: readonly Prize[]
}

/** The mailbox of an address: `sam+1@example.com` and `sam@example.com` are one person's. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/, '@')

/** What a shopper's spin won. */
export interface Spin {
  /** Null for nothing. */
  readonly prize: string | null
  /** What the shopper shows to get the prize. */
  readonly code: string | null
}

/** A segment of the wheel: a prize, or none. */
export interface Segment {
  readonly label: string
  /** Degrees, clockwise from the top. */
  readonly from: number
  readonly to: number
}

const NO_PRIZE = 'No prize'

/** The wheel's segments, equal in size: the odds are in the list beside it. */
export function wheelSegments(prizes: readonly Pick<Prize, 'label'>[]): readonly Segment[] {
  const labels = [...prizes.map(({ label }) => label), NO_PRIZE]
  const size = 360 / labels.length
  return labels.map((label, index) => ({ label, from: index * size, to: (index + 1) * size }))
}

const TURNS = 5

/** Degrees that the wheel turns until the pointer at its top shows what was won. */
export function wheelTurn(segments: readonly Segment[], prize: string | null): number {
  const won = segments.find(({ label }) => label === (prize ?? NO_PRIZE)) ?? segments.at(-1)
  const middle = won ? (won.from + won.to) / 2 : 0
  return TURNS * 360 - middle
}
