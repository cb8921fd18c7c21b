import { setImmediate } from 'node:timers/promises'
import { runOneAtATime } from './run-one-at-a-time'

/** The order of events when work for each of these people is requested at once. */
async function order(people: number[]): Promise<string[]> {
  const events: string[] = []
  const work = (person: number, index: number) =>
    runOneAtATime(person, async () => {
      events.push(`${index} begins`)
      await setImmediate()
      events.push(`${index} ends`)
      if (index === 0) throw new Error('The first one fails.')
    })
  await Promise.allSettled(people.map(work))
  return events
}

describe('Work queued by person', () => {
  it('runs one task at a time for each person, and continues after a failure', async () => {
    expect(await order([1, 1, 1])).toEqual(['0 begins', '0 ends', '1 begins', '1 ends', '2 begins', '2 ends'])
  })

  it('runs concurrently for different people', async () => {
    expect((await order([1, 2])).slice(0, 2)).toEqual(['0 begins', '1 begins'])
  })

  it('passes on each task’s result or error', async () => {
    expect(await runOneAtATime(1, async () => 'done')).toBe('done')
    await expect(runOneAtATime(1, () => Promise.reject(new Error('not done')))).rejects.toThrow('not done')
  })
})
