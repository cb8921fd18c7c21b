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

describe('The circuit breaker', () => {
  it('rejects calls for five seconds after a failure, then tries again', async () => {
    const ask = jest.fn(async () => 'answer')
    await expect(withRest('a', down)).rejects.toThrow('The connection failed.')
    now += 4999
    await expect(withRest('a', ask)).rejects.toThrow(Resting)
    expect(ask).not.toHaveBeenCalled()
    now += 1
    await expect(withRest('a', ask)).resolves.toBe('answer')
    await expect(withRest('a', ask)).resolves.toBe('answer')
  })

  it('does not affect other services', async () => {
    await expect(withRest('b', down)).rejects.toThrow('The connection failed.')
    await expect(withRest('c', async () => 'answer')).resolves.toBe('answer')
  })

  it('stays closed when the service only refused a request', async () => {
    const refuse = async () => {
      throw new FetchFailed('d answered with status 404.', false)
    }
    await expect(withRest('d', refuse)).rejects.toThrow('status 404')
    await expect(withRest('d', async () => 'answer')).resolves.toBe('answer')
  })
})
