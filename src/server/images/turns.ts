/** Too much is asked for at once: later is better than never. */
export class TooBusy extends Error {}

/**
 * Lets `atOnce` pieces of work run at a time, in the order in which they came; when `waiting` more are waiting, the next is
 * refused with `TooBusy`. The same `key` asked for again while it runs gets the same answer.
 */
export function createTurns<T>({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const running = new Map<string, Promise<T>>()
  const queue: (() => void)[] = []
  let active = 0

  async function takeTurn(work: () => Promise<T>): Promise<T> {
    if (active >= atOnce) {
      if (queue.length >= waiting) throw new TooBusy('too many pictures are being made')
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
