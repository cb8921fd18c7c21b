import type { Client } from 'typesense'
import { SearchRefused, SearchUnavailable } from '../stock-engine'

/** One search, as the server takes it. Nothing is matched by text: all that narrows is in the filter. */
export interface Search {
  readonly filter_by: string
  readonly per_page: number
  readonly page?: number
  readonly sort_by?: string
  readonly facet_by?: string
  /** How many values of each facet are told, those with the most vehicles; ten unless said otherwise. */
  readonly max_facet_values?: number
  readonly include_fields?: string
}

/** One search's answer, or what the server says instead. */
export interface Answer {
  readonly found: number
  readonly hits: readonly { readonly document: FoundDocument }[]
  readonly facet_counts: readonly FacetCounts[]
}

/** What was asked of a document: its hit, its prices, its long texts by their tokens. */
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

/** How long the server may look, in milliseconds, a little less than its answer is waited for; what it has found by then would be only a part. */
const CUT_OFF = 2700

/**
 * Sends searches of one collection in one request and gives their answers in the same order. Rejects with
 * `SearchUnavailable` when the server cannot be asked or takes too long, and with `SearchRefused` when it does not carry one
 * of them out.
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
    // One parameter: version 30 renamed it, and servers leave what they do not know unread.
    enable_overrides: false,
    enable_curations: false,
    // Servers since 27 may look only at values that are common in the whole index; which are common here depends on the filter.
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
