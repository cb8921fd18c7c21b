import { FetchFailed } from './fetch-failed'
import { CircuitOpen, circuitBreaker } from './with-circuit-breaker'

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
    await expect(circuitBreaker('a', down)).rejects.toThrow('The connection failed.')
    now += 4999
    await expect(circuitBreaker('a', ask)).rejects.toThrow(CircuitOpen)
    expect(ask).not.toHaveBeenCalled()
    now += 1
    await expect(circuitBreaker('a', ask)).resolves.toBe('answer')
    await expect(circuitBreaker('a', ask)).resolves.toBe('answer')
  })

  it('does not affect other services', async () => {
    await expect(circuitBreaker('b', down)).rejects.toThrow('The connection failed.')
    await expect(circuitBreaker('c', async () => 'answer')).resolves.toBe('answer')
  })

  it('stays closed when the service only refused a request', async () => {
    const refuse = async () => {
      throw new FetchFailed('d answered with status 404.', false)
    }
    await expect(circuitBreaker('d', refuse)).rejects.toThrow('status 404')
    await expect(circuitBreaker('d', async () => 'answer')).resolves.toBe('answer')
  })
})
