import type { ReactNode } from 'react'
import type { FacetChoice, ShownFacet } from '@/domain/stock/search/facets/shown-facets'
import type { FacetAttribute, RangeAttribute } from '@/domain/stock/search/query/attributes'
import type { Search } from '../search-context'
import { FacetChoices } from './FacetChoices'
import { RangeSelects } from './RangeSelects'

export interface FilterBlock {
  readonly key: string
  readonly label: string
  readonly isChosen: boolean
  readonly content: ReactNode
}

export type FilterBlocksInput = Pick<Search, 'query' | 'answer' | 'site'>

export type FacetNamed = (attribute: FacetAttribute) => ShownFacet | undefined

type Block = Omit<FilterBlock, 'key'>

/** Builds one filter. Returns null when it could not narrow the results. */
export type BlockMaker = (input: FilterBlocksInput, named: FacetNamed) => Block | null

/** Builds a filter from a facet's values. `below` holds nested choices. */
export function blockFromFacet(
  facet: ShownFacet,
  below?: ReadonlyMap<string, readonly FacetChoice[]>,
): Block {
  const { label, isChosen } = facet
  return { label, isChosen, content: <FacetChoices facet={facet} below={below} /> }
}

export function facetBlock(attribute: FacetAttribute): BlockMaker {
  return (_, named) => {
    const facet = named(attribute)
    return facet ? blockFromFacet(facet) : null
  }
}

export function rangeBlock(
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
