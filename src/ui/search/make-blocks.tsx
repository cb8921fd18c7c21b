import { isOneMake, modelsByMake } from '@/domain/stock/search/shown-facets'
import { FacetChoices } from './FacetChoices'
import { facetBlock } from './facet-block'
import type { BlockMaker, FilterBlocksInput } from './filter-block'

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

const badges = facetBlock('badge')

/** Badges beside the models, once it is said whose: there they go on where a make's models end. */
export const badgeBlock: BlockMaker = (input, named) => (isOfMake(input) ? badges(input, named) : null)

/** How many badges of all makes there is room for: large sites have hundreds, most of them a single vehicle's. */
const COMMON_BADGES = 40

/** Badges of all makes, among the filters that stand last: those with the most stock, for the others come with their make. */
export const anyBadgeBlock: BlockMaker = (input, named) => {
  const facet = named('badge')
  if (!facet || isOfMake(input)) return null
  const choices = facet.choices.filter(({ chosen }, index) => chosen || index < COMMON_BADGES)
  return {
    label: facet.label,
    isChosen: facet.isChosen,
    content: (
      <>
        <FacetChoices facet={{ ...facet, choices }} />
        {choices.length < facet.choices.length && (
          <p className="mt-2 text-sm text-ink-2">Choose a make to see all of its badges.</p>
        )}
      </>
    ),
  }
}

function isOfMake({ query: { refinements }, facets, makes }: FilterBlocksInput): boolean {
  return Boolean(refinements.make || refinements.badge) || isOneMake(facets, makes)
}
