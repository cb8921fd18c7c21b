import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { StockHit } from '@/domain/stock/search/results/result'
import { chooseSimilar } from '@/domain/stock/similar/choose-similar'
import { type SimilarMatch, similarQueries } from '@/domain/stock/similar/similar-queries'
import { similarQuery } from '@/domain/stock/similar/similar-search'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { log } from '../../log/log.mjs'
import type { SimilarIds } from './similar-ids'

/** Where similar vehicles are found. */
export interface SimilarSources {
  readonly ids: SimilarIds
  /** The listed vehicles of these ids, in their order. */
  readonly byIds: (ids: readonly string[]) => Promise<readonly StockHit[]>
  /** The vehicles that a query finds, but for this one (SIM-03). */
  readonly search: (query: StockQuery, without: string) => Promise<readonly StockHit[]>
}

/** As many as the last resort may find: what is not in stock falls out. */
const LIMIT = 24

/**
 * The vehicles to show beside one, six at most: those that somebody outside names (SIM-09), else what several searches at
 * once find (SIM-07), else what a search for its condition and body does (SIM-10). Rejects only when the last resort does.
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
