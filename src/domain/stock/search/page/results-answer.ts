import type { Promo } from '@/domain/promos/promo'
import type { PackedFacets } from '@/domain/stock/search/facets/packed-facets'
import type { QueryProblem } from '@/domain/stock/search/query/query-problems'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { PackedHit } from '@/domain/stock/search/results/packed-hit'
import type { UnderstoodText } from '@/domain/stock/search/understand/understand-text'
import type { RichTextContent } from '@/domain/text/rich-text-node'

/** A promo tile and the zero-based index of the vehicle that it precedes. */
export interface AnsweredTile {
  readonly before: number
  readonly promo: Pick<Promo, 'id' | 'title' | 'text' | 'picture' | 'link'>
}

export interface ResultsHead {
  readonly title: string
  readonly description: string
  readonly canonical: string | null
  readonly robots: string | null
}

/**
 * A results page as data. The server renders the page from it, the browser hydrates with it, and
 * `/api/stock/search?view=page` returns it. It is compact because the page contains it beside the HTML.
 */
export interface ResultsAnswer {
  /** The query without what the website ignores: prices that it does not show and unknown postcodes. */
  readonly query: StockQuery
  /** The canonical path and query of these results on this website. */
  readonly address: string
  readonly heading: string
  readonly head: ResultsHead
  /** The number of results to display. */
  readonly shown: number
  /** The actual number of results. */
  readonly count: number
  readonly page: number
  readonly pages: number
  readonly hits: readonly PackedHit[]
  readonly facets: PackedFacets
  readonly reading: Pick<UnderstoodText, 'parts' | 'words' | 'searchedText' | 'sort'>
  /** Sentences about words that filter nothing: words that were left out, prices that are not shown. */
  readonly notices: readonly string[]
  /** Distance from the requested postcode in kilometres, by location. Empty without a postcode. */
  readonly distances: Readonly<Record<string, number>>
  /** The models of the chosen makes, and of the results' make when they have only one. */
  readonly models: Readonly<Record<string, readonly string[]>>
  readonly problems: readonly QueryProblem[]
  readonly tiles: readonly AnsweredTile[]
  /** The car types that the search is for; empty for all. */
  readonly carTypes: readonly string[]
  /** Heading and sentence for a budget without results (BUD-08); null for any other search. */
  readonly budgetNote: readonly [title: string, message: string] | null
  readonly intro: { readonly place: 'above' | 'below'; readonly content: RichTextContent } | null
  /** ISO 8601 time of the answer. "Just arrived" is evaluated at this time. */
  readonly now: string
}
