import type { ReactNode } from 'react'
import type { FacetChoice, ShownFacet } from '@/domain/stock/search/facets/shown-facets'
import type { FacetAttribute, RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { Search } from '../search-context'
import { FacetChoices } from './FacetChoices'
import { RangeSelects } from './RangeSelects'

/** One filter of the panel. */
export interface FilterBlock {
  readonly key: string
  readonly label: string
  /** Whether it narrows the search. */
  readonly isChosen: boolean
  readonly content: ReactNode
}

/** What filters are made from. */
export type FilterBlocksInput = Pick<Search, 'query' | 'answer' | 'site'>

/** The facet of an attribute, when it is on offer. */
export type FacetNamed = (attribute: FacetAttribute) => ShownFacet | undefined

type Block = Omit<FilterBlock, 'key'>

/** Makes one filter, or null where it would narrow nothing. */
export type BlockMaker = (input: FilterBlocksInput, named: FacetNamed) => Block | null

/** A filter that is the values of a facet; `below` are listed below its choices. */
export function ofFacet(facet: ShownFacet, below?: ReadonlyMap<string, readonly FacetChoice[]>): Block {
  const { label, isChosen } = facet
  return { label, isChosen, content: <FacetChoices facet={facet} below={below} /> }
}

/** A filter that is a list of values and nothing else. */
export function facetBlock(attribute: FacetAttribute): BlockMaker {
  return (_, named) => {
    const facet = named(attribute)
    return facet ? ofFacet(facet) : null
  }
}

/** A filter whose two ends are chosen from stops. */
export function ofRange(
  { query }: FilterBlocksInput,
  attribute: RangeAttribute,
  range: { label: string; stops: readonly number[]; labelOf?: (stop: number) => string },
): Block {
  return {
    label: range.label,
    isChosen: query.ranges[attribute] !== undefined,
    content: <RangeSelects attribute={attribute} {...range} />,
  }
}
