import type { SearchOptions } from '@/domain/stock/search/plan/plan-search'
import type { SearchResult } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { matchPartly } from './match-partly'
import type { ParsedSearch } from './open-search'
import { searchStock } from './search-stock'

export type AnsweredSearch<S extends ParsedSearch = ParsedSearch> = S & { readonly result: SearchResult }

/**
 * Runs a parsed search. When nothing matches all words and filters of its text, runs it once more with the best-matching part of
 * the text; the reading then names what was left out. Rejects with `SearchUnavailable` when the engine cannot answer.
 */
export async function answerSearch<S extends ParsedSearch>(
  ctx: TenantContext,
  search: S,
  options: Pick<SearchOptions, 'facets'> = {},
): Promise<AnsweredSearch<S>> {
  const find = ({ query, reading }: ParsedSearch) => searchStock(ctx, query, { ...options, reading })
  const result = await find(search)
  if (result.count > 0) return { ...search, result }
  const partly = await matchPartly(ctx, search)
  if (!partly) return { ...search, result }
  const found = await find(partly)
  return found.count > 0 ? { ...partly, result: found } : { ...search, result }
}
