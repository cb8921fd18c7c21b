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

/** The changes that a person made together. */
export interface ChangeBatch {
  readonly batch: string
  readonly state: ChangeState
  readonly person: string | null
  readonly createdAt: string
  readonly lines: readonly ChangeLine[]
}

export interface ChangeLine {
  readonly place: string
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

/** Groups stored changes, the newest batch first. A batch with a failed or planned part has that state. */
export function groupChanges(changes: readonly StoredChange[]): ChangeBatch[] {
  const batches = new Map<string, StoredChange[]>()
  for (const change of changes) batches.set(change.batch, [...(batches.get(change.batch) ?? []), change])
  return [...batches.values()].map((parts) => {
    const [{ batch, person, createdAt }] = parts as [StoredChange]
    const state = (['failed', 'planned', 'cancelled'] as const).find((each) =>
      parts.some((part) => part.state === each),
    )
    return { batch, state: state ?? 'done', person, createdAt, lines: parts.map(lineOf) }
  })
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
    label: isSettingKey(key) ? switchFor(key).label : key,
    // The value before a planned change is only known when it is made.
    text: state === 'done' ? `${valueText(key, before)} → ${next}` : `to ${next}`,
    plannedFor,
    zone,
    problem,
  }
}
