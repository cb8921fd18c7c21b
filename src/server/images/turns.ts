import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'

/** Too many wait already: the caller should try again later. */
export class TooBusy extends Error {}

/**
 * Runs `atOnce` pieces of work at a time, in the order in which they came. While `waiting` more are waiting, the next one is rejected
 * with `TooBusy`. The same `key` asked for again while it waits or runs gets the same answer.
 */
export function createTurns<T>({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue = new PQueue({ concurrency: atOnce })
  const running = new Map<string, Promise<T>>()

  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const same = running.get(key)
    if (same) return same
    if (queue.size >= waiting) throw new TooBusy('too many pictures are being made')
    // Without this, work that waited would run in the context of the request before it, and be logged as its own.
    const turn = queue.add(AsyncResource.bind(work)).finally(() => running.delete(key))
    running.set(key, turn)
    return turn
  }
}
