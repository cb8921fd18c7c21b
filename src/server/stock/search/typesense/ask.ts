import type { Client } from 'typesense'
import { SearchRefused, SearchUnavailable } from '../stock-engine'

/** One search request. It matches no text: the filter does all the narrowing. */
export interface Search {
  readonly filter_by: string
  readonly per_page: number
  readonly page?: number
  readonly sort_by?: string
  readonly facet_by?: string
  /** The number of values returned for each facet, most frequent first. The server's default is ten. */
  readonly max_facet_values?: number
  readonly include_fields?: string
}

export interface Answer {
  readonly found: number
  readonly hits: readonly { readonly document: FoundDocument }[]
  readonly facet_counts: readonly FacetCounts[]
}

/** The fields of a document that a search may include: its hit, its prices, and its long texts by token. */
export interface FoundDocument {
  readonly hit?: string
  readonly prices?: string
  readonly long?: Readonly<Record<string, string>>
}

export interface FacetCounts {
  readonly field_name: string
  readonly counts: readonly { readonly value: string; readonly count: number }[]
}

type Reply = Answer & { readonly search_cutoff?: boolean; readonly error?: string; readonly code?: number }

/**
 * Milliseconds before the server stops searching, a little less than the engine's deadline. Its results would then be incomplete.
 */
const CUT_OFF = 2700

/**
 * Sends searches of one collection in one request and returns their answers in the same order. Rejects with `SearchUnavailable`
 * when the server cannot be reached or takes too long, and with `SearchRefused` when it refuses one of them.
 */
export async function ask(
  client: Client,
  collection: string,
  searches: readonly Search[],
  deadline: AbortSignal,
): Promise<readonly Answer[]> {
  const common = {
    q: '*',
    search_cutoff_ms: CUT_OFF,
    // The same parameter under two names: version 30 renamed it, and servers ignore unknown parameters.
    enable_overrides: false,
    enable_curations: false,
    // Servers since version 27 may count only values that are common in the whole index. Which ones are common here
    // depends on the filter.
    facet_strategy: 'exhaustive' as const,
    limit_multi_searches: searches.length,
  }
  const request = { searches: searches.map((search) => ({ collection, ...search })) }
  const { results } = await client.multiSearch
    .perform(request, common, { abortSignal: deadline })
    .catch((error: unknown) => {
      throw new SearchUnavailable(deadline.aborted ? new Error('the server did not answer in time') : error)
    })
  return searches.map((_, index) => full(results[index] as Reply | undefined))
}

function full(reply: Reply | undefined): Answer {
  if (!reply || reply.error !== undefined) {
    throw new SearchRefused(new Error(`the server refused with code ${reply?.code ?? 'none'}`))
  }
  if (reply.search_cutoff) throw new SearchUnavailable(new Error('the server took too long'))
  return reply
}
