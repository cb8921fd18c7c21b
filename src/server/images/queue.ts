export class QueueFull extends Error {}

/**
 * A queue that runs `atOnce` tasks at a time, in order of arrival. When `waiting` tasks are queued, the next is rejected with `QueueFull`.
 * Callers with the `key` of a task that is queued or running share its result.
 */
export function createQueue<T>({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const running = new Map<string, Promise<T>>()
  const queue: (() => void)[] = []
  let active = 0

  async function takeTurn(work: () => Promise<T>): Promise<T> {
    if (active >= atOnce) {
      if (queue.length >= waiting) throw new QueueFull('the queue is full')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active--
    }
  }

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const same = running.get(key)
    if (same) return same
    const turn = takeTurn(work).finally(() => running.delete(key))
    running.set(key, turn)
    return turn
  }
}
