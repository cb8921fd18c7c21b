import { AsyncLocalStorage } from 'node:async_hooks'
import type { SearchResult } from '@/domain/stock/search/result'
import type { SearchPlan } from '@/domain/stock/search/search-plan'
import { createQueuedEngine, searchServerLine } from './queued-engine'
import { SearchRefused, SearchUnavailable } from './stock-engine'

const result: SearchResult = { hits: [], count: 1, facets: {}, pages: 1, page: 1, ms: 1 }
const plan = (page: number) => ({ page }) as SearchPlan

/** An engine whose searches end when they are told to. */
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

describe('a line of searches', () => {
  it('lets so many through, and the next in line when one of them is done', async () => {
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

  it('carries out a search that waited in the context of its own request', async () => {
    const request = new AsyncLocalStorage<number>()
    const engine = { search: async () => ({ ...result, page: request.getStore() ?? 0 }) }
    const queued = createQueuedEngine(engine, { atOnce: 1 })
    const ask = (page: number) => request.run(page, () => queued.search(plan(page)))
    const answers = await Promise.all([ask(1), ask(2)])
    expect(answers.map(({ page }) => page)).toEqual([1, 2])
  })

  it('goes on after a search that failed', async () => {
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

  it('keeps nobody waiting as long as a results page waits for its answer', async () => {
    const { engine, running } = slowEngine()
    const queued = createQueuedEngine(engine, { atOnce: 1 })
    const first = queued.search(plan(1))
    const late = expect(queued.search(plan(2))).rejects.toBeInstanceOf(SearchUnavailable)
    await jest.advanceTimersByTimeAsync(6000)
    await late
    running.get(1)?.answer()
    await first
  })

  it('lets eight searches through to each node of a search server', async () => {
    const { engine, running, pages } = slowEngine()
    const queued = createQueuedEngine(engine, searchServerLine(2))
    const answers = Array.from({ length: 20 }, (_, page) => queued.search(plan(page)))
    await settle()
    expect(pages()).toHaveLength(16)
    while (running.size > 0) {
      for (const { answer } of [...running.values()]) answer()
      await settle()
    }
    expect(await Promise.all(answers)).toHaveLength(20)
  })

  it('tells who has waited too long to come again, and never searches for them', async () => {
    const { engine, running, pages } = slowEngine()
    const queued = createQueuedEngine(engine, { atOnce: 1, patience: 1000 })
    const first = queued.search(plan(1))
    // Refused and not failed: nobody else is kept from an engine that is well.
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
