import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult } from '@/domain/stock/search/results/result'
import { SearchRefused, SearchUnavailable } from '../stock-engine'
import { createQueuedEngine, searchServerQueue } from './queued-engine'

const result: SearchResult = { hits: [], count: 1, facets: {}, pages: 1, page: 1, ms: 1 }
const plan = (page: number) => ({ page }) as SearchPlan

function slowEngine() {
  const running = new Map<number, { answer: () => void; fail: () => void }>()
  const engine = {
    search: ({ page }: SearchPlan) =>
      new Promise<SearchResult>((resolve, reject) => {
        const ended = () => running.delete(page)
        running.set(page, {
          answer: () => ended() && resolve({ ...result, page }),
          fail: () => ended() && reject(new SearchUnavailable(new Error('down'))),
        })
      }),
  }
  return { engine, running, pages: () => [...running.keys()] }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const settle = () => jest.advanceTimersByTimeAsync(0)

describe('the queued engine', () => {
  it('runs a limited number of searches and starts the next when one ends', async () => {
    const { engine, running, pages } = slowEngine()
    const queued = createQueuedEngine(engine, { atOnce: 2 })
    const answers = [1, 2, 3, 4].map((page) => queued.search(plan(page)))
    await settle()
    expect(pages()).toEqual([1, 2])
    running.get(2)?.answer()
    await settle()
    expect(pages()).toEqual([1, 3])
    running.get(1)?.answer()
    await settle()
    running.get(3)?.answer()
    running.get(4)?.answer()
    expect((await Promise.all(answers)).map(({ page }) => page)).toEqual([1, 2, 3, 4])
  })

  it('starts the next search after one fails', async () => {
    const { engine, running, pages } = slowEngine()
    const queued = createQueuedEngine(engine, { atOnce: 1 })
    const failed = expect(queued.search(plan(1))).rejects.toBeInstanceOf(SearchUnavailable)
    const next = queued.search(plan(2))
    await settle()
    running.get(1)?.fail()
    await failed
    await settle()
    expect(pages()).toEqual([2])
    running.get(2)?.answer()
    expect((await next).page).toBe(2)
    const later = queued.search(plan(3))
    await settle()
    running.get(3)?.answer()
    expect((await later).page).toBe(3)
  })

  it('rejects a queued search before the results page stops waiting for it', async () => {
    const { engine, running } = slowEngine()
    const queued = createQueuedEngine(engine, { atOnce: 1 })
    const first = queued.search(plan(1))
    const late = expect(queued.search(plan(2))).rejects.toBeInstanceOf(SearchUnavailable)
    await jest.advanceTimersByTimeAsync(6000)
    await late
    running.get(1)?.answer()
    await first
  })

  it('runs eight searches at once for each node of a search server', async () => {
    const { engine, running, pages } = slowEngine()
    const queued = createQueuedEngine(engine, searchServerQueue(2))
    const answers = Array.from({ length: 20 }, (_, page) => queued.search(plan(page)))
    await settle()
    expect(pages()).toHaveLength(16)
    while (running.size > 0) {
      for (const { answer } of [...running.values()]) answer()
      await settle()
    }
    expect(await Promise.all(answers)).toHaveLength(20)
  })

  it('refuses a search that waited too long and never runs it', async () => {
    const { engine, running, pages } = slowEngine()
    const queued = createQueuedEngine(engine, { atOnce: 1, maxWaitMs: 1000 })
    const first = queued.search(plan(1))
    // Refused, not failed: the circuit breaker stays closed.
    const late = expect(queued.search(plan(2))).rejects.toBeInstanceOf(SearchRefused)
    await jest.advanceTimersByTimeAsync(1000)
    await late
    running.get(1)?.answer()
    await first
    expect(pages()).toEqual([])
    const next = queued.search(plan(3))
    await settle()
    expect(pages()).toEqual([3])
    running.get(3)?.answer()
    await next
  })
})
