import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { CircuitBreaker } from '@/server/upstream/circuit-breaker'
import { SearchRefused, SearchUnavailable, type StockEngine } from '../stock-engine'
import { createFallbackEngine, type FallbackOptions } from './fallback-engine'
import { FallbackLog } from './fallback-log'

const plan = {} as SearchPlan
const answerOf = (page: number) => ({ page }) as SearchResult

/** Typesense answers with page 1 and Postgres with page 2. The clock is controlled by the test. */
function engines() {
  const clock = { now: 0 }
  const primary = jest.fn<Promise<SearchResult>, [SearchPlan]>(async () => answerOf(1))
  const onFallback = jest.fn()
  const fallback: StockEngine = { search: async () => answerOf(2) }
  const open = (questions: Pick<FallbackOptions, 'mayAsk' | 'isOurs'> = {}) =>
    createFallbackEngine({ search: primary }, fallback, {
      onFallback,
      circuit: new CircuitBreaker(() => clock.now),
      ...questions,
    })
  return { clock, primary, onFallback, open }
}

describe('the fallback engine', () => {
  it('answers from the primary engine while it works', async () => {
    const { onFallback, open } = engines()
    expect(await open().search(plan)).toEqual(answerOf(1))
    expect(onFallback).not.toHaveBeenCalled()
  })

  it('answers from the fallback and reports it when the primary engine fails', async () => {
    const { primary, onFallback, open } = engines()
    const error = new SearchUnavailable(new Error('down'))
    primary.mockRejectedValue(error)
    expect(await open().search(plan)).toEqual(answerOf(2))
    expect(onFallback).toHaveBeenCalledWith('failed', error)
  })

  it('pauses a failed server, then tries it again with a background search', async () => {
    const { clock, primary, onFallback, open } = engines()
    const engine = open()
    primary.mockRejectedValueOnce(new SearchUnavailable(new Error('down')))
    await engine.search(plan)
    expect(await engine.search(plan)).toEqual(answerOf(2))
    expect(primary).toHaveBeenCalledTimes(1)
    expect(onFallback).toHaveBeenLastCalledWith('resting')

    clock.now = 5001
    let answer = (_: SearchResult) => {}
    primary.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    expect(await engine.search(plan)).toEqual(answerOf(2))
    expect(await engine.search(plan)).toEqual(answerOf(2))
    expect(primary).toHaveBeenCalledTimes(2)
    answer(answerOf(1))
    await Promise.resolve()
    await Promise.resolve()
    expect(await engine.search(plan)).toEqual(answerOf(1))
  })

  it('pauses the server again when the background search fails too', async () => {
    const { clock, primary, open } = engines()
    const engine = open()
    primary.mockRejectedValue(new SearchUnavailable(new Error('down')))
    for (const now of [0, 1000, 5001, 6000, 10_000, 10_002]) {
      clock.now = now
      expect(await engine.search(plan)).toEqual(answerOf(2))
    }
    expect(primary).toHaveBeenCalledTimes(3)
  })

  it('keeps using a server that refused one search', async () => {
    const { primary, open } = engines()
    const engine = open()
    primary.mockRejectedValueOnce(new SearchRefused(new Error('code 400')))
    expect(await engine.search(plan)).toEqual(answerOf(2))
    expect(await engine.search(plan)).toEqual(answerOf(1))
  })

  it('does not query the primary engine while the index is stale', async () => {
    const { primary, onFallback, open } = engines()
    expect(await open({ mayAsk: async () => false }).search(plan)).toEqual(answerOf(2))
    expect(primary).not.toHaveBeenCalled()
    expect(onFallback).toHaveBeenCalledWith('stale')
  })
})

describe('the fallback engine with a website’s own search server', () => {
  it('skips the server while it holds another index, without counting a failure [SEARCH-35]', async () => {
    const { primary, onFallback, open } = engines()
    let isOurs = false
    const engine = open({ isOurs: async () => isOurs })
    expect(await engine.search(plan)).toEqual(answerOf(2))
    expect(primary).not.toHaveBeenCalled()
    expect(onFallback).toHaveBeenCalledWith('foreign')
    isOurs = true
    expect(await engine.search(plan)).toEqual(answerOf(1))
  })
})

describe('the fallback log', () => {
  it('writes a line for every failure with its code and without the server’s message', () => {
    const logged: string[] = []
    const log = new FallbackLog((line) => logged.push(line))
    log.add(
      'failed',
      new SearchUnavailable(Object.assign(new Error('at 10.0.0.1'), { code: 'ECONNREFUSED' })),
    )
    log.add('failed', new SearchUnavailable(Object.assign(new Error('`my rego`'), { httpStatus: 503 })))
    expect(logged[0]).toContain('Typesense failed: ECONNREFUSED (so far 1 failed')
    expect(logged[1]).toContain('Typesense failed: status 503 (so far 2 failed')
    expect(logged.join()).not.toContain('rego')
  })

  it('summarises skipped searches twice a minute and counts them all', () => {
    const logged: string[] = []
    let now = 0
    const log = new FallbackLog(
      (line) => logged.push(line),
      () => now,
    )
    for (let second = 0; second < 60; second++) {
      now = second * 1000
      log.add('resting')
    }
    expect(logged).toHaveLength(2)
    expect(log.counts).toEqual({ failed: 0, resting: 60, stale: 0, foreign: 0 })
  })
})
