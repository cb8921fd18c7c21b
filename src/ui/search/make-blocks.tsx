import { isOneMake, modelsByMake } from '@/domain/stock/search/shown-facets'
import { FacetChoices } from './FacetChoices'
import { facetBlock } from './facet-block'
import type { BlockMaker } from './filter-block'

export const makeBlock: BlockMaker = ({ makes }, named) => {
  const [facet, models] = [named('make'), named('model')]
  if (!facet) return null
  const below = modelsByMake(facet, models, makes)
  return {
    label: 'Make and model',
    isChosen: facet.isChosen,
    content: <FacetChoices facet={facet} below={below} />,
  }
}

/** Models that stand below no make: all where there is one make alone, else those chosen without theirs, as an address can. */
export const modelBlock: BlockMaker = ({ facets, makes }, named) => {
  const facet = named('model')
  const below = [...modelsByMake(named('make'), facet, makes).values()].flat()
  if (!facet) return null
  const choices = facet.choices.filter((choice) => !below.includes(choice))
  const isChosen = choices.some(({ chosen }) => chosen)
  if (!isChosen && !(choices.length > 1 && isOneMake(facets, makes))) return null
  return { label: 'Model', isChosen, content: <FacetChoices facet={{ ...facet, choices }} /> }
}

/** A badge says something of a make's models alone. */
export const badgeBlock: BlockMaker = (input, named) => {
  const { make, badge } = input.query.refinements
  return make || badge || isOneMake(input.facets, input.makes) ? facetBlock('badge')(input, named) : null
}
