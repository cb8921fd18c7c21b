import { FetchFailed } from './fetch-failed'
import { Outage } from './outage'

describe('Outage', () => {
  afterEach(() => jest.restoreAllMocks())

  it('backs off after every failure, up to half a minute, and starts again after a success', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(console, 'log').mockImplementation(() => {})
    const outage = new Outage('search index', 'changes wait')
    const pauses = Array.from({ length: 7 }, () => outage.recordFailure(new Error('away')))
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    outage.recordSuccess()
    expect(outage.recordFailure(new Error('away again'))).toBe(1000)
  })

  it('logs the first failure and the recovery once each', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const recovery = jest.spyOn(console, 'log').mockImplementation(() => {})
    const outage = new Outage('search index', 'changes wait')
    outage.recordSuccess()
    outage.recordFailure(new Error('connection refused'))
    outage.recordFailure(new Error('connection refused'))
    outage.recordSuccess()
    outage.recordSuccess()
    expect(logged.mock.calls).toEqual([['search index: changes wait: connection refused']])
    expect(recovery.mock.calls).toEqual([['search index: recovered (was: changes wait)']])
  })

  it('waits longer when the service asks for it', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const outage = new Outage('cdn', 'copies stay')
    expect(outage.recordFailure(new FetchFailed('busy', true, 429, 90_000))).toBe(90_000)
    expect(outage.recordFailure(new FetchFailed('busy', true, 429, 1))).toBe(2000)
  })
})
