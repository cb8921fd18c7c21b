import { isSettingKey, switchFor } from '../catalogue'
import { describeValue } from '../describe-value'

export const changeStates = ['done', 'planned', 'failed', 'cancelled'] as const
export type ChangeState = (typeof changeStates)[number]

/** A change of one switch, as it is stored. */
export interface StoredChange {
  readonly batch: string
  readonly state: ChangeState
  readonly key: string
  readonly before: unknown
  readonly after: unknown
  /** A website, or a group. */
  readonly place: string
  readonly person: string | null
  /** ISO 8601. */
  readonly createdAt: string
  readonly plannedFor: string | null
  /** Of the place. */
  readonly zone: string
  readonly problem: string | null
}

/** The changes that a person made together. Planned ones are made one by one, so their states may differ. */
export interface ChangeBatch {
  readonly batch: string
  readonly person: string | null
  readonly createdAt: string
  readonly lines: readonly ChangeLine[]
}

export interface ChangeLine {
  readonly place: string
  readonly state: ChangeState
  readonly label: string
  /** `On → Off`. */
  readonly text: string
  readonly plannedFor: string | null
  readonly zone: string
  readonly problem: string | null
}

function valueText(key: string, value: unknown): string {
  if (value === null || value === undefined) return 'inherited'
  return isSettingKey(key) ? describeValue(switchFor(key), value) : JSON.stringify(value)
}

/** Groups stored changes in their order. */
export function groupChanges(changes: readonly StoredChange[]): ChangeBatch[] {
  const batches = new Map<string, StoredChange[]>()
  for (const change of changes) batches.set(change.batch, [...(batches.get(change.batch) ?? []), change])
  return [...batches.values()].map((parts) => {
    const [{ batch, person, createdAt }] = parts as [StoredChange]
    return { batch, person, createdAt, lines: parts.map(lineOf) }
  })
}

/** The lines in a state. */
export const linesIn = (lines: readonly ChangeLine[], state: ChangeState): ChangeLine[] =>
  lines.filter((line) => line.state === state)

export const stateWords: Readonly<Record<ChangeState, string>> = {
  done: 'Changed',
  planned: 'Planned',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** `Changed`, or `1 changed, 9 planned` when the lines' states differ. */
export function describeStates(lines: readonly ChangeLine[]): string {
  const counted = changeStates
    .map((state) => ({ words: stateWords[state], count: linesIn(lines, state).length }))
    .filter(({ count }) => count > 0)
  const [only] = counted
  if (only && counted.length === 1) return only.words
  return counted.map(({ words, count }) => `${count} ${words.toLowerCase()}`).join(', ')
}

const lineOf = ({
  place,
  key,
  before,
  after,
  state,
  plannedFor,
  zone,
  problem,
}: StoredChange): ChangeLine => {
  const next = valueText(key, after)
  return {
    place,
    state,
    label: isSettingKey(key) ? switchFor(key).label : key,
    // The value before a planned change is only known when it is made.
    text: state === 'done' ? `${valueText(key, before)} → ${next}` : `to ${next}`,
    plannedFor,
    zone,
    problem,
  }
}
