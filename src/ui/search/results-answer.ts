import type { Promo } from '@/domain/promos/promo'
import type { PackedFacets } from '@/domain/stock/search/facets/packed-facets'
import type { QueryProblem } from '@/domain/stock/search/query/query-problems'
import type { StockQuery } from '@/domain/stock/search/query/stock-query'
import type { PackedHit } from '@/domain/stock/search/results/packed-hit'
import type { UnderstoodText } from '@/domain/stock/search/understand/understand-text'
import type { RichTextContent } from '@/ui/rich-text/rich-text-node'

/** A tile with the place among the vehicles of the one that it stands before, from 0. */
export interface AnsweredTile {
  readonly before: number
  readonly promo: Pick<Promo, 'id' | 'title' | 'text' | 'picture' | 'link'>
}

/** What browsers and search engines are told of a page of results. */
export interface ResultsHead {
  readonly title: string
  readonly description: string
  readonly canonical: string | null
  readonly robots: string | null
}

/**
 * A page of results as data: what the server renders the page from, what the browser hydrates it with, and what
 * `/api/stock/search?view=page` answers. Small: the page carries it beside the HTML.
 */
export interface ResultsAnswer {
  /** As the website reads it: without what it does not show, such as prices, and what nobody has, such as a postcode. */
  readonly query: StockQuery
  /** Of these results on this website. */
  readonly address: string
  readonly heading: string
  readonly head: ResultsHead
  /** How many to say there are. */
  readonly shown: number
  /** How many there are. */
  readonly count: number
  readonly page: number
  readonly pages: number
  readonly hits: readonly PackedHit[]
  readonly facets: PackedFacets
  /** What the query's text was understood as. */
  readonly reading: Pick<UnderstoodText, 'parts' | 'words' | 'searchedText' | 'sort'>
  /** Sentences about what of the text narrows nothing: words that were left out, prices that are not shown. */
  readonly notices: readonly string[]
  /** Kilometres from the postcode that was asked for, by location; empty without one. */
  readonly distances: Readonly<Record<string, number>>
  /** The models of the makes that are chosen, and of the one make of all that was found. */
  readonly models: Readonly<Record<string, readonly string[]>>
  readonly problems: readonly QueryProblem[]
  readonly tiles: readonly AnsweredTile[]
  /** A heading and a sentence about a budget that buys nothing (BUD-08); null for any other search. */
  readonly budgetNote: readonly [title: string, message: string] | null
  /** What the editor wrote for this page. */
  readonly intro: { readonly place: 'above' | 'below'; readonly content: RichTextContent } | null
  /** ISO 8601: when it was answered. "Just arrived" is judged at that moment. */
  readonly now: string
}
