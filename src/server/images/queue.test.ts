import { createQueue, QueueFull } from './queue'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('A task queue', () => {
  it('runs no more tasks at once than allowed, and completes them all', async () => {
    const takeTurn = createQueue<number>({ atOnce: 2, waiting: 10 })
    let active = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++active)
      await new Promise((resolve) => setImmediate(resolve))
      return --active
    }
    await Promise.all(Array.from({ length: 9 }, (_, index) => takeTurn(String(index), work)))
    expect(most).toBe(2)
  })

  it('shares one result among callers with the same key', async () => {
    const takeTurn = createQueue<string>({ atOnce: 1, waiting: 10 })
    const work = jest.fn(async () => 'done')
    expect(await Promise.all([takeTurn('a', work), takeTurn('a', work)])).toEqual(['done', 'done'])
    expect(work).toHaveBeenCalledTimes(1)
    await takeTurn('a', work)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('rejects a task when the queue is full, and recovers', async () => {
    const takeTurn = createQueue<void>({ atOnce: 1, waiting: 1 })
    const { open, opened } = gate()
    const first = takeTurn('first', () => opened)
    const second = takeTurn('second', async () => {})
    await expect(takeTurn('third', async () => {})).rejects.toThrow(QueueFull)
    open()
    await Promise.all([first, second])
    await takeTurn('third', async () => {})
  })

  it('starts the next task when one fails', async () => {
    const takeTurn = createQueue<void>({ atOnce: 1, waiting: 5 })
    const failing = takeTurn('a', async () => {
      throw new Error('no')
    })
    const next = takeTurn('b', async () => {})
    await expect(failing).rejects.toThrow('no')
    await next
  })
})
