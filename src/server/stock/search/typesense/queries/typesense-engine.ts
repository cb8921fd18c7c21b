import type { Client } from 'typesense'
import type { SearchPlan } from '@/domain/stock/search/plan/search-plan'
import type { SearchResult, StockHit } from '@/domain/stock/search/results/result'
import type { StockEngine } from '@/server/stock/search/stock-engine'
import { type Answer, ask, type Search } from '../ask'
import { type PlanFilters, planFilters } from './filter-by'
import { LongTexts } from './long-texts'
import { readFacets, readHits, ungroupAnswers } from './read-answers'
import {
  countingSearch,
  facetSearches,
  hitsOf,
  restSearches,
  segmentFilters,
  ungroupedSearches,
} from './searches'
import { pagesOf, stretchesOf } from './segments'

/**
 * Milliseconds for a whole plan, before the fallback takes over. It is longer than 32 concurrent searches of 100,000 vehicles
 * take (bench/results/search.md), since sending a burst on to Postgres does not help. It is short enough for Postgres to answer
 * within the 8 seconds of the results page. A server that is down fails at once, and the circuit breaker spares later searches
 * the wait for one that hangs.
 */
const DEADLINE = 3000

/** Up to this offset, the engine requests a page without checking first that it exists. */
const SHALLOW = 2500

type Ask = (searches: readonly Search[]) => Promise<readonly Answer[]>

/**
 * Searches an index of `VehicleDocument`s, usually with one request. A second one is needed for deep pages, for later pages of a
 * list with preferred locations, and for chosen values that are rare among very many. Results are as fresh as the index.
 */
export function createTypesenseEngine(client: Client, collection: string): StockEngine {
  const texts = new LongTexts()
  return {
    async search(plan) {
      const start = performance.now()
      const deadline = AbortSignal.timeout(DEADLINE)
      const askServer: Ask = (searches) => ask(client, collection, searches, deadline)
      const filters = planFilters(plan)
      const askAny: Ask = async (searches) => (searches.length > 0 ? askServer(searches) : [])
      const learn = async (answers: readonly Answer[]) => {
        texts.learn(await askAny(texts.missing(plan, answers)))
      }
      const { hits, count, answers: found } = await find(plan, filters, askServer)
      await learn(found)
      const counted = [...found, ...(await askAny(ungroupedSearches(plan, filters, found)))]
      const answers = ungroupAnswers(plan, filters, counted, texts)
      const rest = await askAny(restSearches(plan, filters, answers))
      await learn([...answers, ...rest])
      return {
        hits,
        count,
        facets: readFacets(plan, answers, rest, texts),
        pages: Math.ceil(count / plan.hitsPerPage),
        page: plan.page,
        ms: Math.round((performance.now() - start) * 10) / 10,
      }
    },
  }
}

interface Found extends Pick<SearchResult, 'hits' | 'count'> {
  readonly answers: readonly Answer[]
}

function find(plan: SearchPlan, filters: PlanFilters, ask: Ask): Promise<Found> {
  const isShallow = plan.page * plan.hitsPerPage <= SHALLOW
  return isShallow && plan.preferredLocations.length === 0
    ? findAtOnce(plan, filters, ask)
    : findBySegments(plan, filters, ask)
}

async function findAtOnce(plan: SearchPlan, filters: PlanFilters, ask: Ask): Promise<Found> {
  const answers = await ask([
    { ...countingSearch(plan, filters), ...hitsOf(plan, plan.page) },
    ...facetSearches(plan, filters),
  ])
  const [first] = answers
  return { hits: first ? readHits(plan, first) : [], count: first?.found ?? 0, answers }
}

/**
 * Reads hits from consecutive segments. The first page requests hits of every segment at once; later pages need the segments'
 * counts first.
 */
async function findBySegments(plan: SearchPlan, filters: PlanFilters, ask: Ask): Promise<Found> {
  const segments = segmentFilters(plan, filters)
  const counting = [countingSearch(plan, filters), ...facetSearches(plan, filters)]
  const answers = await ask([
    ...segments.map((filter_by) =>
      plan.page === 1 ? { filter_by, ...hitsOf(plan, 1) } : { filter_by, per_page: 0 },
    ),
    ...counting,
  ])
  const listed = answers.slice(0, segments.length)
  const [total] = answers.slice(segments.length)
  const hits =
    plan.page === 1
      ? listed.flatMap((answer) => readHits(plan, answer)).slice(0, plan.hitsPerPage)
      : await hitsAcross(plan, segments, listed, ask)
  return { hits, count: total?.found ?? 0, answers }
}

async function hitsAcross(
  plan: SearchPlan,
  segments: readonly string[],
  counted: readonly Answer[],
  ask: Ask,
): Promise<readonly StockHit[]> {
  const size = plan.hitsPerPage
  const counts = counted.map(({ found }) => found)
  const pages = stretchesOf(counts, (plan.page - 1) * size, size).flatMap((stretch) =>
    pagesOf(stretch, size).map((page) => ({ ...stretch, page })),
  )
  if (pages.length === 0) return []
  const answers = await ask(
    pages.map(({ segment, page }) => ({ filter_by: segments[segment] ?? '', ...hitsOf(plan, page) })),
  )
  return answers.flatMap((answer, index) => {
    const { from = 0, to = 0, page = 1 } = pages[index] ?? {}
    const before = (page - 1) * size
    return readHits(plan, answer).slice(Math.max(from - before, 0), to - before)
  })
}
