import { facetAttributeNames } from '../query/attributes'
import { countsDespite } from './counts-despite'

const chosenOf = (...attributes: ('make' | 'model')[]) => ({
  filters: attributes.map((attribute) => ({ attribute, anyOf: ['Rio'] })),
})

const leftOut = (facet: (typeof facetAttributeNames)[number], plan: ReturnType<typeof chosenOf>) =>
  facetAttributeNames.filter((chosen) => countsDespite(plan, facet, chosen))

it('counts a facet whatever was chosen of it, and chosen makes whatever was chosen of their models', () => {
  for (const facet of facetAttributeNames) {
    expect(leftOut(facet, chosenOf('make', 'model'))).toEqual(facet === 'make' ? ['make', 'model'] : [facet])
  }
})

it('counts only the makes of a model that was chosen without its make [SEARCH-06]', () => {
  expect(leftOut('make', chosenOf('model'))).toEqual(['make'])
})
