import type { FacetAttribute } from '@/domain/stock/search/attributes'
import { FacetChoices } from './FacetChoices'
import type { BlockMaker } from './filter-block'

/** A filter that is a list of values and nothing else. */
export function facetBlock(attribute: FacetAttribute): BlockMaker {
  return (_, named) => {
    const facet = named(attribute)
    return facet
      ? { label: facet.label, isChosen: facet.isChosen, content: <FacetChoices facet={facet} /> }
      : null
  }
}
