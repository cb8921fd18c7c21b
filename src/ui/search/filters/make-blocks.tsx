import { COMMON_BADGES } from '@/domain/stock/search/facets/packed-facets'
import { isOneMake, modelsByMake } from '@/domain/stock/search/facets/shown-facets'
import { type BlockMaker, blockFromFacet, type FilterBlocksInput, facetBlock } from './filter-block'

export const makeBlock: BlockMaker = ({ answer }, named) => {
  const [facet, models] = [named('make'), named('model')]
  if (!facet) return null
  return {
    ...blockFromFacet(facet, modelsByMake(facet, models, answer.names.makes)),
    label: 'Make and model',
  }
}

/**
 * Models outside a make's list: all models when the results have a single make, else only chosen models whose
 * make is not chosen, as a URL can express.
 */
export const modelBlock: BlockMaker = ({ answer }, named) => {
  const { makes } = answer.names
  const facet = named('model')
  const below = [...modelsByMake(named('make'), facet, makes).values()].flat()
  if (!facet) return null
  const choices = facet.choices.filter((choice) => !below.includes(choice))
  const isChosen = choices.some(({ chosen }) => chosen)
  if (!isChosen && !(choices.length > 1 && isOneMake(answer.facets, makes))) return null
  return { ...blockFromFacet({ ...facet, choices }), label: 'Model', isChosen }
}

const badges = facetBlock('badge')

/** Badges follow the models once a make or a badge is chosen, or when there is a single make. */
export const badgeBlock: BlockMaker = (input, named) => (isOfMake(input) ? badges(input, named) : null)

/**
 * Badges of all makes, near the end of the panel. Shows those with the most stock; the others appear once a
 * make is chosen.
 */
export const anyBadgeBlock: BlockMaker = (input, named) => {
  const facet = named('badge')
  if (!facet || isOfMake(input)) return null
  const choices = facet.choices.filter(({ chosen }, index) => chosen || index < COMMON_BADGES)
  const most = blockFromFacet({ ...facet, choices })
  return {
    ...most,
    content: (
      <>
        {most.content}
        {choices.length < facet.choices.length && (
          <p className="mt-2 text-sm text-ink-2">Choose a make to see all of its badges.</p>
        )}
      </>
    ),
  }
}

function isOfMake({ query: { refinements }, answer }: FilterBlocksInput): boolean {
  return Boolean(refinements.make || refinements.badge) || isOneMake(answer.facets, answer.names.makes)
}
