import { FetchFailed } from './fetch-failed'
import { Resting, withRest } from './with-rest'

let now = 0

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

const down = async () => {
  throw new FetchFailed('The connection failed.', true)
}

describe('a service that failed', () => {
  it('is left alone for five seconds, then tried again', async () => {
    const ask = jest.fn(async () => 'answer')
    await expect(withRest('a', down)).rejects.toThrow('The connection failed.')
    now += 4999
    await expect(withRest('a', ask)).rejects.toThrow(Resting)
    expect(ask).not.toHaveBeenCalled()
    now += 1
    await expect(withRest('a', ask)).resolves.toBe('answer')
    await expect(withRest('a', ask)).resolves.toBe('answer')
  })

  it('leaves others alone out of it', async () => {
    await expect(withRest('b', down)).rejects.toThrow('The connection failed.')
    await expect(withRest('c', async () => 'answer')).resolves.toBe('answer')
  })

  it('is asked on when it only refused', async () => {
    const refuse = async () => {
      throw new FetchFailed('d answered with status 404.', false)
    }
    await expect(withRest('d', refuse)).rejects.toThrow('status 404')
    await expect(withRest('d', async () => 'answer')).resolves.toBe('answer')
  })
})
