import type { SearchOptions } from '@/domain/stock/search/plan/plan-search'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ReadSearch } from './open-search'
import { readPartly } from './read-partly'
import { searchStock } from './search-stock'

/** A search with what it found. */
export type AnsweredSearch<S extends ReadSearch = ReadSearch> = S & { readonly result: SearchResult }

/**
 * Carries out a search that was read. A text of which nothing has all words and filters is answered by the best part of it: the
 * reading is then of that part, and names what was left out. That costs one more search, and only then. Rejects with
 * `SearchUnavailable` when the engine cannot answer.
 */
export async function answerSearch<S extends ReadSearch>(
  ctx: TenantContext,
  search: S,
  options: Pick<SearchOptions, 'facets'> = {},
): Promise<AnsweredSearch<S>> {
  const find = ({ query, reading }: ReadSearch) => searchStock(ctx, query, { ...options, reading })
  const result = await find(search)
  if (result.count > 0) return { ...search, result }
  const partly = await readPartly(ctx, search)
  if (!partly) return { ...search, result }
  const found = await find(partly)
  return found.count > 0 ? { ...partly, result: found } : { ...search, result }
}
