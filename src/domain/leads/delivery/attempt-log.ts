import type { DeliveryAttempt } from './delivery'

const MAX_ENTRIES = 20

/** What the log says of an attempt that no answer followed: the worker was killed, or lost its database. */
export const NO_ANSWER = 'The worker stopped before the answer.'

/**
 * The log with the answer to its last attempt, in at most 20 entries. They always include the first of the current round, because three
 * days count from it.
 */
export function endAttempt(
  log: readonly DeliveryAttempt[],
  attempts: number,
  { ok, answer }: Pick<DeliveryAttempt, 'ok' | 'answer'>,
): DeliveryAttempt[] {
  const last = log.at(-1)
  if (!last) return []
  const ended = [...log.slice(0, -1), { at: last.at, ok, answer: answer.slice(0, 300) }]
  if (attempts <= MAX_ENTRIES) return ended.slice(-MAX_ENTRIES)
  const first = ended[Math.max(0, ended.length - attempts)] ?? last
  return ended.length <= MAX_ENTRIES ? ended : [first, ...ended.slice(1 - MAX_ENTRIES)]
}

/** How many attempts in a row got no answer before the last one, which is under way. */
export function lostAttempts(log: readonly DeliveryAttempt[]): number {
  const before = log.slice(0, -1)
  return before.length - 1 - before.findLastIndex(({ answer }) => answer !== NO_ANSWER)
}

/** When the first attempt of the current round was. A resend starts a new round. */
export function firstAttemptAt(log: readonly DeliveryAttempt[], attempts: number, now: Date): Date {
  const first = log[Math.max(0, log.length - attempts)]
  return first ? new Date(first.at) : now
}
