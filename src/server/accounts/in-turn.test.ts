import { setImmediate } from 'node:timers/promises'
import { inTurn } from './in-turn'

/** What happened, in order, when each of these people’s things is asked for at once. */
async function order(people: number[]): Promise<string[]> {
  const told: string[] = []
  const work = (person: number, index: number) =>
    inTurn(person, async () => {
      told.push(`${index} begins`)
      await setImmediate()
      told.push(`${index} ends`)
      if (index === 0) throw new Error('The first one fails.')
    })
  await Promise.allSettled(people.map(work))
  return told
}

describe('what is done for people in turn', () => {
  it('is one thing after another for the same person, also after one that failed', async () => {
    expect(await order([1, 1, 1])).toEqual(['0 begins', '0 ends', '1 begins', '1 ends', '2 begins', '2 ends'])
  })

  it('waits for nobody else', async () => {
    expect((await order([1, 2])).slice(0, 2)).toEqual(['0 begins', '1 begins'])
  })

  it('gives its result, or its error', async () => {
    expect(await inTurn(1, async () => 'done')).toBe('done')
    await expect(inTurn(1, () => Promise.reject(new Error('not done')))).rejects.toThrow('not done')
  })
})
