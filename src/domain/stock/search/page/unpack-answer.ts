import { ownValue } from '@/domain/records/own-value'
import { unpackFacets } from '@/domain/stock/search/facets/packed-facets'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import { unpackHit } from '@/domain/stock/search/results/packed-hit'
import type { Facets, StockHit } from '@/domain/stock/search/results/result'
import type { ResultsAnswer } from './results-answer'
import type { SearchSite } from './search-site'

/** A `ResultsAnswer` with its packed parts unpacked. */
export interface UnpackedAnswer extends Omit<ResultsAnswer, 'hits' | 'facets'> {
  readonly hits: readonly StockHit[]
  readonly facets: Facets
  /** The names that landing page paths use, limited to these results. */
  readonly names: LandingNames
}

export function unpackAnswer(answer: ResultsAnswer, { names }: Pick<SearchSite, 'names'>): UnpackedAnswer {
  return {
    ...answer,
    hits: answer.hits.map(unpackHit),
    facets: unpackFacets(answer.facets),
    names: {
      ...names,
      makes: names.makes.map((name) => ({ name, models: ownValue(answer.models, name) ?? [] })),
    },
  }
}
