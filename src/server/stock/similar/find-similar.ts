import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { StockHit } from '@/domain/stock/search/results/result'
import { chooseSimilar } from '@/domain/stock/similar/choose-similar'
import { type SimilarMatch, similarQueries } from '@/domain/stock/similar/similar-queries'
import { similarQuery } from '@/domain/stock/similar/similar-search'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { log } from '../../log/log.mjs'
import type { SimilarIds } from './similar-ids'

export interface SimilarSources {
  readonly ids: SimilarIds
  /** Returns the listed vehicles of these ids, in their order. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly StockHit[]>
  /** Returns the vehicles that a query finds, without the given one (SIM-03). */
  readonly search: (query: StockQuery, without: string) => Promise<readonly StockHit[]>
}

/** Hits of the last resort, more than are shown because vehicles that are not in stock are dropped. */
const LIMIT = 24

/**
 * At most six: those that the external service names (SIM-09), else the results of several concurrent searches (SIM-07), else of
 * a search for its condition and body (SIM-10). Rejects only when the last search does.
 */
export async function findSimilar(
  vehicle: Vehicle,
  match: SimilarMatch,
  { ids, byIds, search }: SimilarSources,
): Promise<readonly StockHit[]> {
  const ways: (() => Promise<(readonly StockHit[])[]>)[] = [
    async () => [await byIds(await ids.find(vehicle))],
    () => Promise.all(similarQueries(vehicle, match).map((query) => search(query, vehicle.id))),
  ]
  for (const way of ways) {
    const found = chooseSimilar(vehicle, await orNothing(vehicle, way))
    if (found.length > 0) return found
  }
  const last = await search({ ...similarQuery(vehicle), hitsPerPage: LIMIT }, vehicle.id)
  return chooseSimilar(vehicle, [last])
}

async function orNothing<T>({ slug }: Vehicle, way: () => Promise<T[]>): Promise<T[]> {
  try {
    return await way()
  } catch (error) {
    log.error({ err: error }, `similar vehicles of ${JSON.stringify(slug)} could not be found`)
    return []
  }
}
